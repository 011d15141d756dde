import { ChatBubble } from '../../agent/ChatBubble/ChatBubble.tsx';
import type { Guide } from '../../guide.ts';
import { Markdown } from './Markdown.tsx';

export const guide: Guide = {
  use: 'Shows text that a language model or a person wrote in Markdown: paragraphs, lists, emphasis, code, quotations and links.',
  avoid:
    'Words of the product itself are components: Heading, Text and lists of one’s own. Text that a user typed as plain text is shown with Text.',
  anatomy: [
    ['Paragraphs', 'In the size and colour of what surrounds them; headings become strong paragraphs.'],
    ['Lists', 'Bullets or numbers, indented by the text size, their markers muted.'],
    [
      'Tables',
      'With a border; one that is too wide scrolls by itself. Inside lists and quotations they stay text.',
    ],
    ['Code', 'Monospaced on a faint ground; blocks wrap instead of scrolling sideways.'],
    [
      'Links',
      'To http, https and mailto only, in a new tab. Where the words do not name the host, it stands behind them. Any other address leaves plain words.',
    ],
    ['Offers', 'A link to #ask is a question to press, 44 px high. Without `offers` it is plain words.'],
    ['Pictures', 'Replaced by their description; nothing is fetched from elsewhere.'],
  ],
  do: [
    {
      text: 'Put an answer into a bubble: it takes the bubble’s type and never widens it.',
      example: (
        <ChatBubble from="assistant" time="10:42">
          <Markdown
            text={
              'Your plan is **Pro**. It includes:\n\n- unlimited queries\n- priority support\n- API access'
            }
          />
        </ChatBubble>
      ),
    },
  ],
  dont: [
    {
      text: 'Headings do not structure a page here: they stay bold lines and enter no outline.',
      example: (
        <Markdown
          text={'# Billing\n\n## Current Plan\n\nPro, $29 / month\n\n## Payment Methods\n\nCredit Card'}
        />
      ),
    },
    {
      text: 'Check lists are not understood. Ask the model for lists.',
      example: <Markdown text={'- [ ] Free\n- [x] Pro'} />,
    },
  ],
  keyboard: [
    [
      'Tab',
      'Goes from link to link, to figures, offers and to a table that scrolls; other text takes no focus.',
    ],
    ['Enter', 'Opens the link in a new tab, or asks the offer.'],
  ],
  accessibility: [
    'Lists, quotations, code and emphasis are the real elements.',
    'HTML in the text is shown as characters, so an answer cannot bring roles, forms or scripts.',
    'dir="auto": an answer in Arabic or Hebrew reads from the right, with its bullets.',
    'An offer that cannot be asked just now is aria-disabled: it keeps the focus of whoever pressed it.',
    'Links are accent and underlined, so colour is not the only sign. Nothing announces the new tab.',
  ],
};
