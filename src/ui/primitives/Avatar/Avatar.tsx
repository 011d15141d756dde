import { use, useState } from 'react';
import { avatar, pending, picture } from './Avatar.css.ts';
import { initial } from './initial.ts';
import { SizedPictureContext } from './sizedPicture.ts';

export interface AvatarProps {
  /** Whose picture: the source of the letter, never read out. */
  name: string;
  /** http(s), blob: or a path of this site. Anything else, and what fails to load, shows the name's first letter. */
  src?: string | undefined;
  /** 2, 2.5, 3.5 or 7 rem across. */
  size?: 'small' | 'medium' | 'large' | 'hero' | undefined;
}

/** Browsers skip tabs and line ends in an address: a slash, a tab and a slash lead to another site. */
const safeAddress = /^(https?:\/\/|blob:|\/(?![\s/\\]))/i;

/** In px, at the usual size of text. */
const diameterPx = { small: 32, medium: 40, large: 56, hero: 112 };

/** Decoration: the name it belongs to stands beside it. */
export function Avatar({ name, src = '', size = 'medium' }: AvatarProps) {
  const [loadResult, setLoadResult] = useState<{ src: string; loaded: boolean }>();
  const [failedSizedSrc, setFailedSizedSrc] = useState<string>();
  const sizedPicture = use(SizedPictureContext);
  const currentResult = loadResult?.src === src ? loadResult : undefined;
  const showsPicture = safeAddress.test(src) && currentResult?.loaded !== false;
  const sizedSrc = showsPicture && failedSizedSrc !== src && sizedPicture?.(src, diameterPx[size]);
  const doubleSizedSrc = sizedSrc && sizedPicture?.(src, diameterPx[size] * 2);
  return (
    <span className={avatar({ size })} aria-hidden>
      {initial(name)}
      {showsPicture && (
        <img
          src={sizedSrc || src}
          srcSet={doubleSizedSrc ? `${doubleSizedSrc} 2x` : undefined}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => setLoadResult({ src, loaded: true })}
          // What cannot be had smaller may still be there as it is stored.
          onError={() => (sizedSrc ? setFailedSizedSrc(src) : setLoadResult({ src, loaded: false }))}
          className={currentResult ? picture : `${picture} ${pending}`}
        />
      )}
    </span>
  );
}
