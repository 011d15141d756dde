import { FileText, Image } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import type { ChosenFile } from './AttachFiles.tsx';
import * as styles from './AttachFiles.css.ts';

export interface SentFilesProps {
  /** What went with the message. The files themselves are not kept, so that nothing can be opened. */
  files: readonly Omit<ChosenFile, 'id' | 'error'>[];
}

/** In a ChatBubble, above the words: the files that went with them. */
export const SentFiles = ({ files }: SentFilesProps) => (
  <ul className={styles.sent} aria-label="Files of this message">
    {files.map(({ name, kind, size }, index) => (
      <li key={`${index}-${name}`} className={styles.sentFile}>
        <span className={iconSlot} aria-hidden>
          {kind === 'PDF' ? <FileText /> : <Image />}
        </span>
        <span className={styles.about}>
          <bdi className={styles.sentName}>{name}</bdi>
          <span className={styles.sentFacts}>
            {kind} · <bdi>{size}</bdi>
          </span>
        </span>
      </li>
    ))}
  </ul>
);
