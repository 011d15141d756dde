import { ListChecks, MessagesSquare, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AgentPanel.css.ts';
import { words } from './AgentPanel.words.ts';

/** What the agent is good for: in place of a conversation that has not begun. */
export function AgentBlurbs() {
  const labels = useLabels('AgentPanel', words);
  return (
    <ul className={styles.blurbs}>
      <Blurb icon={<MessagesSquare />} title={labels.conversations}>
        {labels.conversationsText}
      </Blurb>
      <Blurb icon={<ListChecks />} title={labels.tasks}>
        {labels.tasksText}
      </Blurb>
      <Blurb icon={<UserRoundCheck />} title={labels.help}>
        {labels.helpText}
      </Blurb>
    </ul>
  );
}

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
