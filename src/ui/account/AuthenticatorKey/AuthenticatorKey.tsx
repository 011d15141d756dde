import { useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AuthenticatorKey.css.ts';
import { words } from './AuthenticatorKey.words.ts';

export interface AuthenticatorKeyProps {
  /** The address of a picture of the QR code, black on white; '' while it is being drawn. */
  qrImage: string;
  /** The key in letters and digits, for whoever cannot scan. It is shown in groups of four. */
  secret: string;
  /** Called with the element of the key, which contains nothing else, when 'Copy key' was pressed. */
  onCopy: (key: HTMLElement) => void;
  /** What has become of the copy, such as 'Copied'. Announced. */
  copyStatus?: string | undefined;
}

/** What an authenticator app has to be told once: a QR code to scan, and the same as text. */
export function AuthenticatorKey({ qrImage, secret, onCopy, copyStatus = '' }: AuthenticatorKeyProps) {
  const labels = useLabels('AuthenticatorKey', words);
  const id = useId();
  const key = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.root}>
      {qrImage === '' ? (
        <Skeleton shape="block" width="11rem" height="11rem" />
      ) : (
        <img className={styles.code} src={qrImage} alt={labels.picture} />
      )}
      <div className={styles.text}>
        <p id={id} className={styles.label}>
          {labels.label}
        </p>
        <p ref={key} className={styles.key} dir="ltr" role="group" aria-labelledby={id}>
          {secret.match(/.{1,4}/g)?.map((four, index) => (
            <span key={index} className={styles.four}>
              {four}
            </span>
          ))}
        </p>
        <div>
          <Button onClick={() => key.current && onCopy(key.current)}>{labels.copy}</Button>
        </div>
        <p role="status" className={styles.status}>
          {copyStatus}
        </p>
      </div>
    </div>
  );
}
