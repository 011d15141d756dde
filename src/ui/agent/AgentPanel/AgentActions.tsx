import { AudioLines, MessageSquareText } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { AgentMark, type AgentMarkProps } from '../AgentMark/AgentMark.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AgentPanel.css.ts';
import { words } from './AgentPanel.words.ts';

export interface AgentActionsProps {
  /** The heading, such as 'Voice & Chat Agent'. */
  title: string;
  /** The phone number as it is shown. It reads from left to right in every page. */
  phone: string;
  /** Chooses the badge 'Online' or 'Offline'. No button is disabled by it. */
  online: boolean;
  /** What the agent does, for its mark. */
  mark?: AgentMarkProps['state'] | undefined;
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

/**
 * Who the agent is, and the ways to reach it. `headingId`: the heading's id, so that the region around it can use it as
 * `aria-labelledby`.
 */
export function AgentActions(props: AgentActionsProps & { headingId: string }) {
  const { headingId, title, phone, online, mark, onVoiceChat, onTextChat, onPhoneCall } = props;
  const labels = useLabels('AgentPanel', words);
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <AgentMark state={mark} />
        <div className={styles.name}>
          <Heading level={2} size="title" id={headingId}>
            {title}
          </Heading>
          <button type="button" className={styles.phone} aria-haspopup="dialog" onClick={onPhoneCall}>
            <bdi dir="ltr">{phone}</bdi>
          </button>
        </div>
        <Badge tone={online ? 'positive' : 'neutral'} dot>
          {online ? labels.online : labels.offline}
        </Badge>
      </div>
      <div className={styles.actions}>
        <Button
          fullWidth
          tone="primary"
          icon={<AudioLines />}
          aria-haspopup="dialog"
          onClick={onVoiceChat}
          onPreload={props.onPreloadVoiceChat}
        >
          {labels.voice}
        </Button>
        <Button
          fullWidth
          icon={<MessageSquareText />}
          aria-haspopup="dialog"
          onClick={onTextChat}
          onPreload={props.onPreloadTextChat}
        >
          {labels.text}
        </Button>
      </div>
    </div>
  );
}
