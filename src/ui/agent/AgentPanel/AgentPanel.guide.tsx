import { nothing, type Guide } from '../../guide.ts';
import { AgentPanel, type AgentPanelProps } from './AgentPanel.tsx';

function Example({ title, phone, online }: Pick<AgentPanelProps, 'title' | 'phone' | 'online'>) {
  return (
    <AgentPanel
      layout="column"
      title={title}
      phone={phone}
      online={online}
      onVoiceChat={nothing}
      onTextChat={nothing}
      onPhoneCall={nothing}
    />
  );
}

export const guide: Guide = {
  use: 'The agent’s place beside the page: who it is, the ways to reach it, the conversation, and the field for the next message.',
  avoid:
    'Calls happen in CallDialog, or small in a CallBar. To advertise the agent to visitors use HeroConversation.',
  anatomy: [
    ['Mark', 'What the agent does now, as in every other place of the agent.'],
    ['Title', 'Beside it a badge: Online or Offline. Where both do not fit, the badge goes below.'],
    ['Number', 'Below the title; it opens PhoneDialog.'],
    ['Voice Chat', 'The one primary button.'],
    ['Text Chat', 'Neutral, just as wide. Shows the same conversation in a large dialog.'],
    [
      'Conversation',
      'A ChatLog, the only part that scrolls. Without one, three promises stand in its place.',
    ],
    ['Footer', 'CallBar, SuggestionChips and ChatComposer, always in sight.'],
    [
      'Bar',
      'In the screen form only: “My Agent” and Close, and a handle to pull the sheet down by, which closes it.',
    ],
  ],
  do: [
    {
      text: 'Write the number as people write it, with its country code.',
      example: <Example title="Voice & Chat Agent" phone="+1 (555) 010-0199" online />,
    },
  ],
  dont: [
    {
      text: 'Words instead of the number look like a third kind of chat, and do not suggest a phone.',
      example: <Example title="Voice & Chat Agent" phone="Talk to us" online={false} />,
    },
  ],
  keyboard: [
    [
      'Tab',
      'Number, Voice Chat, Text Chat, the conversation, the footer. In the screen form Close comes first.',
    ],
    ['Enter, Space', 'Opens the dialog of the button.'],
    ['Escape', 'In the screen form: closes it, unless a dialog lies on top; then only that one.'],
  ],
  accessibility: [
    'As a column it is a complementary region, named by its title. As a screen it is a dialog named “My Agent”.',
    'The screen form is not modal: the bar above it stays usable. It stays above a phone’s keyboard.',
    'The title is a heading of level 2, the promises are headings of level 3 in a list.',
    'The number reads from left to right also where the page does not. Its target is 44 px high.',
    'All three buttons say that they open a dialog. While one is open, conversation and footer are inert.',
    'In a low window it scrolls as a whole. While somebody types in less than 480 px, title and buttons make room.',
  ],
};
