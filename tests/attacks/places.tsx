import type { ReactNode } from 'react';
import { ActionCard } from '../../src/ui/agent/ActionCard/ActionCard.tsx';
import { BillingStatusCard } from '../../src/ui/account/BillingStatusCard/BillingStatusCard.tsx';
import { Captions } from '../../src/ui/agent/Captions/Captions.tsx';
import { ChatBubble } from '../../src/ui/agent/ChatBubble/ChatBubble.tsx';
import { Markdown } from '../../src/ui/primitives/Markdown/Markdown.tsx';
import { PaymentList } from '../../src/ui/account/PaymentList/PaymentList.tsx';
import { ProfileCard } from '../../src/ui/account/ProfileCard/ProfileCard.tsx';

const pressed = () => undefined;

export const reply = (text: string) => (
  <ChatBubble from="assistant">
    <Markdown text={text} />
  </ChatBubble>
);

/** Every place where the text of a column, a caption or a tool's argument is shown. */
export const places: Readonly<Record<string, (text: string) => ReactNode>> = {
  'name, email, location and description of a profile': (text) => (
    <ProfileCard
      profile={{
        status: 'ready',
        value: { name: text, email: text, location: text, description: text, avatarUrl: '' },
      }}
      onEdit={pressed}
    />
  ),
  'plan, status and payment method': (text) => (
    <BillingStatusCard
      billing={{
        status: 'ready',
        value: { planName: text, price: text, status: text, tone: 'caution', paymentMethod: text },
      }}
      onManage={pressed}
    />
  ),
  'a payment': (text) => (
    <PaymentList
      payments={{
        status: 'ready',
        value: [{ id: text, serviceName: text, date: text, amount: text, status: text, tone: 'caution' }],
      }}
      empty={{ title: '', description: '' }}
    />
  ),
  'a message of the user': (text) => <ChatBubble from="user">{text}</ChatBubble>,
  'a caption': (text) => <Captions lines={[{ id: 1, from: 'assistant', text, partial: false }]} />,
  'a task of the agent': (text) => (
    <ActionCard
      title={text}
      state="done"
      status={text}
      details={[{ label: text, value: text }]}
      result={text}
    />
  ),
};
