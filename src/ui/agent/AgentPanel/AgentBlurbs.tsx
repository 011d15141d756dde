import { ListChecks, MessagesSquare, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './AgentPanel.css.ts';

/** What the agent is good for: in place of a conversation that has not begun. */
export const AgentBlurbs = () => (
  <ul className={styles.blurbs}>
    <Blurb icon={<MessagesSquare />} title="Smart Conversations">
      It remembers the conversation, spoken or typed.
    </Blurb>
    <Blurb icon={<ListChecks />} title="Automated Tasks">
      It asks before it changes anything.
    </Blurb>
    <Blurb icon={<UserRoundCheck />} title="Personalized Help">
      It knows your plan and payments.
    </Blurb>
  </ul>
);

function Blurb({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <li className={styles.blurb}>
      <span className={`${iconSlot} ${styles.blurbIcon}`} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h3 className={styles.blurbTitle}>{title}</h3>
        <p className={styles.blurbText}>{children}</p>
      </div>
    </li>
  );
}
