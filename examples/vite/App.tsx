import { useEffect, useState } from 'react';
import { Button, CallDialog, Captions, Card, ChatBubble, ChatComposer, ChatLog, PlanGrid } from '@parley/ui';
import { formatPrice, plans } from '@parley/ui/services';
import { voice } from './fakeVoice.ts';
const views = plans.map((plan) => ({ ...plan, price: formatPrice(plan.price, 'USD'), interval: '/ month' }));

export function App() {
  const [plan, setPlan] = useState('free');
  return (
    <main style={{ display: 'grid', gap: '2rem', maxWidth: '64rem', margin: 'auto', padding: '1rem' }}>
      <PlanGrid plans={views} currentId={plan} onSubscribe={setPlan} />
      <Chat />
    </main>
  );
}

function Chat() {
  const [text, setText] = useState('');
  const [said, setSaid] = useState(['How can I help you today?']);
  const send = () => {
    setSaid([...said, text, `You said '${text}'. A real agent would know more.`]);
    setText('');
  };
  return (
    <Card title="Ask us" action={<Call />}>
      <div style={{ display: 'flex', flexDirection: 'column', gap: '0.5rem', height: '24rem' }}>
        <ChatLog label="Conversation">
          {said.map((words, i) => (
            <ChatBubble key={`message-${i}`} from={i % 2 ? 'user' : 'assistant'}>
              {words}
            </ChatBubble>
          ))}
        </ChatLog>
        <ChatComposer value={text} onChange={setText} onSend={send} />
      </div>
    </Card>
  );
}

function Call() {
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => voice.subscribe((event) => setWords(event.type === 'transcript' ? event.text : '')), []);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Call</Button>
      <CallDialog
        open={open}
        onClose={() => setOpen(false)}
        phase={words ? 'in-call' : 'idle'}
        muted={muted}
        captions={words && <Captions lines={[{ id: 1, from: 'assistant', text: words, partial: false }]} />}
        onStart={() => void voice.start()}
        onEnd={() => void voice.stop()}
        onMutedChange={setMuted}
      />
    </>
  );
}
