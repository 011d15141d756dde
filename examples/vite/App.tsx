import { useEffect, useState } from 'react';
import {
  Button,
  CallDialog,
  Captions,
  Card,
  ChatBubble,
  ChatComposer,
  ChatLog,
  PlanGrid,
  Stack,
} from '@parley/ui';
import { formatPrice, plans } from '@parley/ui/services';
import { fakeVoice } from './fakeVoice.ts';

const voice = fakeVoice('Hello! What would you like to know about our plans?');
const views = plans.map((plan) => ({
  ...plan,
  price: formatPrice(plan.price, plan.currency, 'en-US'),
  interval: '/ month',
}));

export function App() {
  const [plan, setPlan] = useState('free');
  return (
    <main style={{ maxWidth: '64rem', margin: 'auto', padding: '1rem' }}>
      <Stack gap="lg">
        <PlanGrid plans={views} currentId={plan} onSubscribe={setPlan} />
        <Card title="Ask us" action={<Call />}>
          <Chat />
        </Card>
      </Stack>
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
    <>
      <ChatLog label="Conversation">
        {said.map((words, i) => (
          <ChatBubble key={`message-${i}`} from={i % 2 ? 'user' : 'assistant'}>
            {words}
          </ChatBubble>
        ))}
      </ChatLog>
      <ChatComposer value={text} onChange={setText} onSend={send} onStop={() => {}} pending={false} />
    </>
  );
}

function Call() {
  const [open, setOpen] = useState(false);
  const [inCall, setInCall] = useState(false);
  const [muted, setMuted] = useState(false);
  const [words, setWords] = useState('');
  useEffect(
    () =>
      voice.subscribe((event) => {
        if (event.type === 'call-start' || event.type === 'call-end') setInCall(event.type === 'call-start');
        if (event.type === 'transcript') setWords(event.text);
      }),
    [],
  );
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        Call
      </Button>
      <CallDialog
        open={open}
        onClose={() => setOpen(false)}
        phase={inCall ? 'in-call' : 'idle'}
        mark={inCall ? 'listening' : 'idle'}
        elapsed="00:00"
        pulse={false}
        muted={muted}
        captions={inCall && <Captions lines={[{ id: 1, from: 'assistant', text: words, partial: false }]} />}
        onStart={() => void voice.start()}
        onEnd={() => void voice.stop()}
        onMutedChange={setMuted}
        onTalkingChange={() => {}}
      />
    </>
  );
}
