import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { ChatLog } from './ChatLog.tsx';
import { ChatLogGroup } from './ChatLogGroup.tsx';

const sentence = 'Your last payment was $29.00, on the second of March, by Credit Card. ';

function bubble(n: number) {
  return (
    <ChatBubble key={n} from={n % 2 ? 'user' : 'assistant'} time="9:41">
      {`No. ${n}. ${sentence.repeat(1 + (n % 3))}`}
    </ChatBubble>
  );
}

/** A chat with 150 messages in three groups, from 'No. 0.' on. */
export const longChat = (
  <Dialog open onClose={() => {}} title="Chat" size="large" footer="The message">
    <ChatLog label="Conversation">
      {[0, 1, 2].map((group) => (
        <ChatLogGroup key={group} announced={false}>
          {Array.from({ length: 50 }, (_, n) => bubble(50 * group + n))}
        </ChatLogGroup>
      ))}
    </ChatLog>
  </Dialog>
);
