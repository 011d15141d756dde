import { ArrowUp } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { icon } from '../theme/icon.css.ts';
import * as styles from './HeroConversation.css.ts';

/** A drawing of the product: one image to a screen reader, nothing in it can be used. */
export function HeroConversation() {
  return (
    <div
      role="img"
      aria-label="A chat with the agent. You: What did I pay last month? Agent: $29.00 for Pro on 1 October. You: Change my location to Lisbon. Agent: Done."
    >
      <div className={styles.panel} inert>
        <div className={styles.head}>
          <span className={styles.title}>Voice &amp; Chat Agent</span>
          <Badge tone="positive" dot>
            Online
          </Badge>
        </div>
        <ChatBubble from="user">What did I pay last month?</ChatBubble>
        <ChatBubble from="ai">$29.00 for Pro on 1 October. Shall I show the history?</ChatBubble>
        <ChatBubble from="user">Yes, and change my location to Lisbon.</ChatBubble>
        <ChatBubble from="ai">
          Done. Your profile now says <b>Lisbon</b>.
        </ChatBubble>
        <div className={styles.composer}>
          Message
          <span className={styles.send}>
            <span className={icon}>
              <ArrowUp />
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}
