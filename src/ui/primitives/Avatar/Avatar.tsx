import { use, useState } from 'react';
import type { NativeProps } from '../../nativeProps.ts';
import { avatar, pending, picture } from './Avatar.css.ts';
import { initial } from './initial.ts';
import { SizedPictureContext } from './sizedPicture.ts';

export interface AvatarProps extends NativeProps<'span', 'children'> {
  /** The person's name. Its first letter is shown when there is no picture. Screen readers do not read it here. */
  name: string;
  /**
   * The picture's address: `http(s):`, `blob:` or a path of this site. With any other address, and when loading fails, the
   * letter is shown.
   */
  src?: string | undefined;
  /** The diameter: `small` 2rem, `medium` 2.5rem (the default), `large` 3.5rem, `hero` 7rem. */
  size?: 'small' | 'medium' | 'large' | 'hero' | undefined;
}

/**
 * Addresses that may be loaded. A path's first slash must not be followed by a slash, a backslash or white
 * space: browsers drop tabs and line breaks from addresses, so that slash, tab, slash would lead to another site.
 */
const safeAddress = /^(https?:\/\/|blob:|\/(?![\s/\\]))/i;

/** The diameters in px, at the browser's default text size. */
const diameterPx = { small: 32, medium: 40, large: 56, hero: 112 };

/** What came or failed before React took over the server's page fires no event any more: set anew, it fires it again. */
const replayLoad = (img: HTMLImageElement | null) => {
  if (img?.complete) img.setAttribute('src', img.getAttribute('src')!);
};

/** The round picture of a person. It is decorative (`aria-hidden`): show the name in words beside it. */
export function Avatar({ name, src = '', size = 'medium', ...rest }: AvatarProps) {
  const [loadResult, setLoadResult] = useState<{ src: string; loaded: boolean }>();
  const [failedSizedSrc, setFailedSizedSrc] = useState<string>();
  const sizedPicture = use(SizedPictureContext);
  const currentResult = loadResult?.src === src ? loadResult : undefined;
  const showsPicture = safeAddress.test(src) && currentResult?.loaded !== false;
  const sizedSrc = showsPicture && failedSizedSrc !== src && sizedPicture?.(src, diameterPx[size]);
  const doubleSizedSrc = sizedSrc && sizedPicture?.(src, diameterPx[size] * 2);
  return (
    <span aria-hidden {...rest} className={avatar({ size })}>
      {initial(name)}
      {showsPicture && (
        <img
          ref={replayLoad}
          src={sizedSrc || src}
          srcSet={doubleSizedSrc ? `${doubleSizedSrc} 2x` : undefined}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => setLoadResult({ src, loaded: true })}
          // The resized picture may be missing while the stored one is there, so that one is tried next.
          onError={() => (sizedSrc ? setFailedSizedSrc(src) : setLoadResult({ src, loaded: false }))}
          className={currentResult ? picture : `${picture} ${pending}`}
        />
      )}
    </span>
  );
}
