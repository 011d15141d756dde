import { useState, useSyncExternalStore } from 'react';
import type { AttachedFile, ChatAbilities } from '../../../services/attachments.ts';
import { formatNumber } from '../../../services/formats.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import type { MessageDraft } from '../conversation/draft.ts';
import { readFile } from './readFile.ts';
import { words } from './readFile.words.ts';

/** Adds files to the draft, and says what is wrong with those that cannot be added. */
export function useChosenFiles({ files, reading }: MessageDraft, takes: ChatAbilities | undefined) {
  const labels = useLabels('readFile', words);
  const { locale } = useLanguage();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isReading = useSyncExternalStore(reading.subscribe, reading.get) > 0;

  async function choose(chosen: readonly File[]) {
    if (!takes || chosen.length === 0) return;
    reading.set(reading.get() + 1);
    const read = await Promise.all(chosen.map((file) => readFile(file, takes, { labels, locale })));
    reading.set(reading.get() - 1);
    const whole = read.filter((each): each is AttachedFile => typeof each !== 'string');
    // Others may have been added or removed meanwhile. What is chosen again replaces what is known by its name only.
    const kept = files
      .get()
      .filter(({ name, content }) => content || whole.every((each) => each.name !== name));
    const room = Math.max(0, takes.maxFiles - kept.length);
    files.set([...kept, ...whole.slice(0, room)]);
    const leftOut = whole.slice(room).map(({ name }) => fill(labels.name, { name }));
    setProblems([
      ...read.filter((each) => typeof each === 'string'),
      ...(leftOut.length > 0
        ? [
            fill(labels.tooMany, {
              count: formatNumber(takes.maxFiles),
              files: new Intl.ListFormat(locale).format(leftOut),
            }),
          ]
        : []),
    ]);
  }

  return {
    problems,
    isReading,
    choose,
    /** Why files that were dropped or pasted are not taken at all. */
    refuse: (why: string) => setProblems([why]),
    remove: (index: number) => {
      setProblems([]);
      files.set(files.get().filter((_file, i) => i !== index));
    },
  };
}
