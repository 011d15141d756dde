import { collectedFrom, type Collected } from './collected.ts';
import { loadModel } from './loadedModel.ts';

/** What may be kept of a question that the rules refuse; undefined where they understand it. */
export async function maskedQuestion(text: string, now: Date): Promise<Collected | undefined> {
  const { vocabulary, read } = await loadModel();
  const meanings = read(text, { now, timeZone: 'UTC', language: 'en' }, []);
  const collected = collectedFrom(text, meanings, vocabulary);
  // Of nothing but masks there is nothing to learn.
  return collected?.words.split(' ').some((word) => !word.startsWith('<')) ? collected : undefined;
}
