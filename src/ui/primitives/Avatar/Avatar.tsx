import { use, useState } from 'react';
import { avatar, pending, picture } from './Avatar.css.ts';
import { initial } from './initial.ts';
import { SizedPictures } from './sizedPicture.ts';

export interface AvatarProps {
  /** Whose picture: the source of the letter, never read out. */
  name: string;
  /** http(s), blob: or a path of this site. Anything else, and what fails to load, shows the name's first letter. */
  src?: string | undefined;
  /** 2, 2.5, 3.5 or 7 rem across. */
  size?: 'small' | 'medium' | 'large' | 'hero' | undefined;
}

/** Browsers skip tabs and line ends in an address: a slash, a tab and a slash lead to another site. */
const safe = /^(https?:\/\/|blob:|\/(?![\s/\\]))/i;

/** In px, at the usual size of text. */
const across = { small: 32, medium: 40, large: 56, hero: 112 };

/** Decoration: the name it belongs to stands beside it. */
export function Avatar({ name, src = '', size = 'medium' }: AvatarProps) {
  const [settled, setSettled] = useState<{ src: string; loaded: boolean }>();
  const [refused, setRefused] = useState<string>();
  const sizedPicture = use(SizedPictures);
  const known = settled?.src === src ? settled : undefined;
  const tried = safe.test(src) && known?.loaded !== false;
  const smaller = tried && refused !== src && sizedPicture?.(src, across[size]);
  const sharper = smaller && sizedPicture?.(src, across[size] * 2);
  return (
    <span className={avatar({ size })} aria-hidden>
      {initial(name)}
      {tried && (
        <img
          src={smaller || src}
          srcSet={sharper ? `${sharper} 2x` : undefined}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => setSettled({ src, loaded: true })}
          // What cannot be had smaller may still be there as it is stored.
          onError={() => (smaller ? setRefused(src) : setSettled({ src, loaded: false }))}
          className={known ? picture : `${picture} ${pending}`}
        />
      )}
    </span>
  );
}
