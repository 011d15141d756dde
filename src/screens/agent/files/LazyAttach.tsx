// Files that go to the assistant with a message:
//   LazyAttach.tsx   loads what follows when the field is used, or a message has files
//   Attach.tsx       the paperclip of a field and what was chosen; useChosenFiles.ts: choosing, which readFile.ts checks
//   abilities.ts     asks what the assistant takes
//   SentFiles.tsx    the files of a message in the conversation
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { AttachProps } from './Attach.tsx';
import type { SentFilesProps } from './SentFiles.tsx';

/** Without its code there is no paperclip. Files of a message that is edited are then said to be there, and stay with it. */
const LoadedAttach = lazyWithPreload(() =>
  import('./Attach.tsx').then(
    ({ Attach }) => Attach,
    () =>
      ({ draft }: AttachProps) =>
        Names({ files: draft.files.get() }),
  ),
);
const LoadedSentFiles = lazyWithPreload(() =>
  import('./SentFiles.tsx').then(
    ({ SentFiles }) => SentFiles,
    () => Names,
  ),
);

/** The paperclip, where the assistant takes files. */
export const LazyAttach = (props: AttachProps) => (
  <Suspense>
    <LoadedAttach {...props} />
  </Suspense>
);

const Names = ({ files }: SentFilesProps) => <p>{files.map(({ name }) => name).join(', ')}</p>;

/** Their names, until the code that draws them has loaded. */
export const LazySentFiles = (props: SentFilesProps) => (
  <Suspense fallback={<Names {...props} />}>
    <LoadedSentFiles {...props} />
  </Suspense>
);
