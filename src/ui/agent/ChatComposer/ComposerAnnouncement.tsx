import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

/**
 * Says what the field holds now, where nothing else on the screen announces it. Keep it mounted, and empty while there is nothing
 * to say.
 */
export const ComposerAnnouncement = ({ children }: { children: string }) => (
  <p role="status" className={visuallyHidden}>
    {children}
  </p>
);
