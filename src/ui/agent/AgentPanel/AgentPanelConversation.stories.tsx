import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { CallBar } from '../CallBar/CallBar.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { ChatLog } from '../ChatLog/ChatLog.tsx';
import { AgentPanel, type AgentPanelProps } from './AgentPanel.tsx';
import { PanelNote } from './PanelNote.tsx';
import { SuggestionChips } from './SuggestionChips.tsx';

const label = 'Ask about your account…';
const nothing = () => undefined;

function Composer({ pending = false }: { pending?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <ChatComposer
      label={label}
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      onStop={nothing}
      pending={pending}
    />
  );
}

const thread = (
  <ChatLog label="Conversation">
    <ChatBubble from="user" time="10:42">
      What did I pay for Pro in September and October?
    </ChatBubble>
    <ChatBubble from="assistant" time="10:42">
      You paid <b>$58.00</b> for Pro: two payments of $29.00.
    </ChatBubble>
    <ChatBubble from="user" time="10:43">
      Why did the last payment fail?
    </ChatBubble>
    <ChatBubble from="assistant" time="10:43">
      Your bank refused it: <b>insufficient funds</b>. Shall I open the page where you can change the card?
    </ChatBubble>
  </ChatLog>
);

const small = (
  <CallBar
    phase="in-call"
    mark="listening"
    elapsed="02:41"
    status="Listening…"
    muted={false}
    onMutedChange={nothing}
    onEnd={nothing}
    onOpen={nothing}
    onDismiss={nothing}
    onCaptionsChange={nothing}
  />
);

/** The panel with the conversation in it, in a column as high as the window. */
const meta = {
  title: 'Agent/AgentPanel/Conversation',
  component: AgentPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  args: {
    layout: 'column',
    title: 'Voice & Chat Agent',
    phone: '+1 (555) 010-0199',
    online: true,
    footer: <Composer />,
    onVoiceChat: fn(),
    onTextChat: fn(),
    onPhoneCall: fn(),
    onClose: fn(),
  },
  render: (args: AgentPanelProps) =>
    args.layout === 'screen' ? (
      <AgentPanel {...args} />
    ) : (
      <div style={{ width: '24rem', height: '100vh' }}>
        <AgentPanel {...args} />
      </div>
    ),
} satisfies Meta<typeof AgentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAsk = fn();

/** Nothing was said: the promises, and questions to begin with, each at least 44 px high with the gap around it. */
export const Empty: Story = {
  args: {
    aboveFooter: (
      <SuggestionChips
        questions={[
          'Why did my payment of 3 May fail?',
          'What would Enterprise cost me?',
          'How much did I pay this year?',
        ]}
        onAsk={onAsk}
      />
    ),
  },
  parameters: { requirements: ['A51'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Smart Conversations')).toBeVisible();
    const question = canvas.getByRole('button', { name: 'What would Enterprise cost me?' });
    await expect(question).toHaveAttribute('dir', 'auto');
    await userEvent.click(question);
    await expect(onAsk).toHaveBeenLastCalledWith('What would Enterprise cost me?');
    const { left, top, width } = question.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top - 1)).toBe(question);
  },
};

/** The conversation scrolls by itself: title and field stay where they are. */
export const Thread: Story = {
  args: { children: thread },
  parameters: { requirements: ['A50'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: 'Conversation' })).toBeVisible();
    await expect(canvas.queryByText('Smart Conversations')).toBeNull();
    const { bottom } = canvas.getByLabelText(label).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** An answer is on its way. */
export const Pending: Story = {
  args: { children: thread, mark: 'thinking', footer: <Composer pending /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

/** A call that was made small stands above the field. */
export const InCall: Story = {
  args: {
    children: thread,
    mark: 'listening',
    aboveFooter: small,
  },
  parameters: { requirements: ['A53'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Call in progress' }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThan(canvas.getByLabelText(label).getBoundingClientRect().top);
  },
};

/** On a slow line the conversation takes a while. */
export const Loading: Story = {
  args: {
    children: (
      <PanelNote late>
        <Spinner label="Loading the conversation…" />
      </PanelNote>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading the conversation…')).toBeVisible());
    await expect(canvas.getByLabelText(label)).toBeEnabled();
  },
};

/** The conversation cannot be shown; the rest of the panel works. */
export const Broken: Story = {
  args: {
    children: (
      <PanelNote>
        <Alert tone="critical" title="This part of the app has stopped" action={<Button>Try again</Button>}>
          The rest of the page still works.
        </Alert>
      </PanelNote>
    ),
  },
  parameters: { requirements: ['A54'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    // Its button is at the start, and so are its words.
    await expect(getComputedStyle(canvas.getByText('The rest of the page still works.')).textAlign).toBe(
      'start',
    );
    await expect(canvas.getByRole('button', { name: 'Voice Chat' })).toBeEnabled();
  },
};

/** While a dialog of the agent's is open, its field is the only one. */
export const Covered: Story = {
  args: { children: thread, covered: true },
  parameters: { requirements: ['A50'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await expect(canvas.getByLabelText(label).closest('[inert]')).not.toBeNull();
  },
};

/** As a sheet above a phone's keyboard: title and buttons make room while somebody types. */
export const SheetWithKeyboard: Story = {
  args: { layout: 'screen', children: thread },
  globals: { viewport: { value: 'phone' } },
  parameters: { requirements: ['A56'] },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'My Agent' });
    const field = within(sheet).getByLabelText(label);
    sheet.style.setProperty('--keyboard-height', '336px');
    await userEvent.click(field);
    // The sheet has risen.
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 336));
    await expect(within(sheet).queryByRole('button', { name: 'Voice Chat' })).toBeNull();
    const log = within(sheet).getByRole('log');
    await expect(log.clientHeight).toBeGreaterThan(150);
  },
};
