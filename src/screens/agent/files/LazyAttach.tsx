// Files that go to the assistant with a message:
//   LazyAttach.tsx   loads what follows when the field is used, or a message has files
//   Attach.tsx       the paperclip of a field and what was chosen; useChosenFiles.ts: choosing, which readFile.ts checks
//   abilities.ts     asks what the assistant takes
//   SentFiles.tsx    the files of a message in the conversation
import { Suspense, useSyncExternalStore } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { TextButton } from '../../../ui/primitives/TextButton/TextButton.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import type { AttachProps } from './Attach.tsx';
import type { SentFilesProps } from './SentFiles.tsx';

const LoadedAttach = lazyWithPreload(async () => (await import('./Attach.tsx')).Attach);
const LoadedSentFiles = lazyWithPreload(async () => (await import('./SentFiles.tsx')).SentFiles);

/** The paperclip, where the assistant takes files. Nothing is missing without it, unless a message with files is edited. */
export function LazyAttach(props: AttachProps) {
  const { files } = props.draft;
  const count = useSyncExternalStore(files.subscribe, () => files.get().length);
  return (
    <ErrorBoundary
      where="files of a message"
      fallback={({ onRetry }) =>
        count > 0 && <TextButton onClick={onRetry}>The files could not be loaded. Try again</TextButton>
      }
    >
      <Suspense>
        <LoadedAttach {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Their names, until the code that draws them has loaded. */
export function LazySentFiles({ files }: SentFilesProps) {
  const names = <p>{files.map(({ name }) => name).join(', ')}</p>;
  return (
    <ErrorBoundary where="files in the conversation" fallback={() => names}>
      <Suspense fallback={names}>
        <LoadedSentFiles files={files} />
      </Suspense>
    </ErrorBoundary>
  );
}
