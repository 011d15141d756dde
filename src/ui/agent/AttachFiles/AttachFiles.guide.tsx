import { nothing, type Guide } from '../../guide.ts';
import { AttachFiles, type ChosenFile } from './AttachFiles.tsx';

const bill: ChosenFile = { id: 'bill', name: 'bill of May.pdf', kind: 'PDF', size: '1.4 MB' };

export const guide: Guide = {
  use: 'The attach of a ChatComposer: files that go to the agent with the next message. Draw it only where the agent takes files.',
  avoid: 'For a picture of a person use AvatarPicker, which shows it at once.',
  anatomy: [
    ['Paperclip', 'Opens the browser’s own dialog. It stands before the text box.'],
    [
      'Files',
      'Above the text: an icon, the name, the kind and the size of each, and a button that removes it.',
    ],
    ['Problems', 'Below the files: a sentence for each file that was not taken.'],
    ['Note', 'What is still missing, such as words.'],
    ['SentFiles', 'In a ChatBubble: what went with a message that was sent.'],
  ],
  do: [
    {
      text: 'Say of each file that was not taken which one it is, and what to do.',
      example: (
        <AttachFiles
          accept="application/pdf"
          files={[bill]}
          errors={['‘film.mov’ cannot be looked at here. Choose a PDF file.']}
          onFiles={nothing}
          onRemove={nothing}
        />
      ),
    },
    {
      text: 'Give the reason while nothing can be chosen.',
      example: (
        <AttachFiles
          accept="application/pdf"
          files={[]}
          disabledReason="Files cannot be sent in a call"
          onFiles={nothing}
          onRemove={nothing}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'Do not say that something went wrong without saying with which file.',
      example: (
        <AttachFiles
          accept="application/pdf"
          files={[]}
          errors={['Upload failed.']}
          onFiles={nothing}
          onRemove={nothing}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Leads to each ‘Remove’, then to the paperclip, then to the text box.'],
    ['Enter, Space', 'Presses it. After ‘Remove’ the text box has the focus.'],
    ['Ctrl or ⌘ + V', 'In the text box: takes files of the clipboard, unless there is text in it too.'],
  ],
  accessibility: [
    'The files are a list with a name. How many there are is announced, and errors are read out at once.',
    'All buttons are 44 px square. ‘Remove’ names its file, and the paperclip the reason why it is disabled.',
    'Names are isolated, so that one in Arabic does not turn round the size beside it.',
    'Files can be dropped on the field. Beside it nothing happens, so that the browser does not open them in place of the page.',
  ],
};
