import { ArrowUp } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './HeroConversation.css.ts';

/** A picture of the product, made of its own components. Screen readers find one image; nothing in it can be used. */
export function HeroConversation() {
  return (
    <div
      role="img"
      aria-label="A chat with the agent. You: What did I pay last? Agent: $29.00 for Pro on 1 October. You: And what does Pro include? Agent: Unlimited queries, priority support, API access and more."
    >
      <div className={styles.panel} inert>
        <div className={styles.head}>
          <span className={styles.title}>Voice &amp; Chat Agent</span>
          <Badge tone="positive" dot>
            Online
          </Badge>
        </div>
        <ChatBubble from="user">What did I pay last?</ChatBubble>
        <ChatBubble from="assistant">
          <b>$29.00</b> for Pro on 1 October. The payment went through.
        </ChatBubble>
        <ChatBubble from="user">And what does Pro include?</ChatBubble>
        <ChatBubble from="assistant">
          <b>Unlimited queries</b>, priority support, API access and more.
        </ChatBubble>
        <div className={styles.composer}>
          Message
          <span className={styles.send}>
            <span className={iconSlot}>
              <ArrowUp />
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}
