import {
  AudioLines,
  ListChecks,
  MessageSquareText,
  MessagesSquare,
  Phone,
  UserRoundCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './AgentPanel.css.ts';

export interface AgentActionsProps {
  /** The heading's id, so that the region around it can use it as `aria-labelledby`. */
  headingId: string;
  /** The heading, such as 'Voice & Chat Agent'. */
  title: string;
  /** The phone number as it is shown. It reads from left to right in every page. */
  phone: string;
  /** Chooses the badge 'Online' or 'Offline'. No button is disabled by it. */
  online: boolean;
  /** 'Voice Chat' was pressed. */
  onVoiceChat: () => void;
  /** 'Text Chat' was pressed. */
  onTextChat: () => void;
  /** The phone number was pressed. */
  onPhoneCall: () => void;
  /** Somebody is about to press 'Voice Chat': load its code now. May be called often. */
  onPreloadVoiceChat?: (() => void) | undefined;
  /** Somebody is about to press 'Text Chat': load its code now. May be called often. */
  onPreloadTextChat?: (() => void) | undefined;
}

export function AgentActions(props: AgentActionsProps) {
  const {
    headingId,
    title,
    phone,
    online,
    onVoiceChat,
    onTextChat,
    onPhoneCall,
    onPreloadVoiceChat,
    onPreloadTextChat,
  } = props;

  return (
    <div className={styles.panel}>
      <div>
        <div className={styles.head}>
          <Heading level={2} size="title" id={headingId}>
            {title}
          </Heading>
          <Badge tone={online ? 'positive' : 'neutral'} dot>
            {online ? 'Online' : 'Offline'}
          </Badge>
        </div>
        <button type="button" className={styles.phone} aria-haspopup="dialog" onClick={onPhoneCall}>
          <bdi dir="ltr">{phone}</bdi>
          <span className={`${iconSlot} ${styles.phoneIcon}`} aria-hidden="true">
            <Phone />
          </span>
        </button>
      </div>
      <div className={styles.actions}>
        <Button
          fullWidth
          size="large"
          tone="primary"
          icon={<AudioLines />}
          aria-haspopup="dialog"
          onClick={onVoiceChat}
          onPreload={onPreloadVoiceChat}
        >
          Voice Chat
        </Button>
        <Button
          fullWidth
          size="large"
          icon={<MessageSquareText />}
          aria-haspopup="dialog"
          onClick={onTextChat}
          onPreload={onPreloadTextChat}
        >
          Text Chat
        </Button>
      </div>
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
    </div>
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
