import { useState, useSyncExternalStore } from 'react';
import type { AttachedFile, ChatAbilities } from '../../../services/attachments.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import { readFile } from './readFile.ts';

/** Adds files to the draft, and says what is wrong with those that cannot be added. */
export function useChosenFiles({ files, reading }: MessageDraft, takes: ChatAbilities | undefined) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isReading = useSyncExternalStore(reading.subscribe, reading.get) > 0;

  async function choose(chosen: readonly File[]) {
    if (!takes || chosen.length === 0) return;
    reading.set(reading.get() + 1);
    const read = await Promise.all(chosen.map((file) => readFile(file, takes)));
    reading.set(reading.get() - 1);
    const whole = read.filter((each): each is AttachedFile => typeof each !== 'string');
    // Others may have been added or removed meanwhile. What is chosen again replaces what is known by its name only.
    const kept = files
      .get()
      .filter(({ name, content }) => content || whole.every((each) => each.name !== name));
    const room = Math.max(0, takes.maxFiles - kept.length);
    files.set([...kept, ...whole.slice(0, room)]);
    const leftOut = whole.slice(room).map(({ name }) => `\u2018${name}\u2019`);
    setProblems([
      ...read.filter((each) => typeof each === 'string'),
      ...(leftOut.length > 0
        ? [`A message takes ${takes.maxFiles} files at most. Left out: ${leftOut.join(', ')}.`]
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
