// Files that go to the assistant with a message:
//   LazyAttach.tsx   loads what follows when the field is used, or a message has files
//   Attach.tsx       the paperclip of a field and what was chosen; useChosenFiles.ts: choosing, which readFile.ts checks
//   abilities.ts     asks what the assistant takes
//   SentFiles.tsx    the files of a message in the conversation
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useOnline } from '../../shell/useOnline.ts';
import type { AttachProps } from './Attach.tsx';
import type { SentFilesProps } from './SentFiles.tsx';

const LoadedSentFiles = lazyWithPreload(() =>
  import('./SentFiles.tsx').then(
    ({ SentFiles }) => SentFiles,
    () => Names,
  ),
);

/**
 * A component with the paperclip. Code that could not be fetched is fetched again when a text is begun or sent, and when the
 * connection is back. Until then there is no paperclip, and files of a message that is edited are said to be there. [A100]
 */
export function lateAttach(fetchCode: () => Promise<ComponentType<AttachProps>>) {
  let fetched: ComponentType<AttachProps> | undefined;

  return function LateAttach(props: AttachProps) {
    const { draft } = props;
    const [Attach, setAttach] = useState(() => fetched);
    const [hasFailed, setHasFailed] = useState(false);
    const isBlank = useSyncExternalStore(draft.subscribe, () => draft.get() === '');
    const files = useSyncExternalStore(draft.files.subscribe, draft.files.get);
    const isOnline = useOnline();
    useEffect(() => {
      if (Attach) return;
      let hasLeft = false;
      void fetchCode().then(
        (code) => {
          fetched = code;
          if (!hasLeft) setAttach(() => code);
        },
        () => hasLeft || setHasFailed(true),
      );
      return () => {
        hasLeft = true;
      };
    }, [Attach, isBlank, isOnline]);

    if (Attach) return <Attach {...props} />;
    return hasFailed && files.length > 0 ? <Names files={files} /> : null;
  };
}

/** The paperclip, where the assistant takes files. */
export const LazyAttach = lateAttach(() => import('./Attach.tsx').then(({ Attach }) => Attach));

function Names({ files }: SentFilesProps) {
  const { locale } = useLanguage();
  return <p>{new Intl.ListFormat(locale).format(files.map(({ name }) => name))}</p>;
}

/** Their names, until the code that draws them has loaded. */
export const LazySentFiles = (props: SentFilesProps) => (
  <Suspense fallback={<Names {...props} />}>
    <LoadedSentFiles {...props} />
  </Suspense>
);
