import { FileText, Image } from 'lucide-react';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import type { ChosenFile } from './AttachFiles.tsx';
import * as styles from './AttachFiles.css.ts';
import { words } from './SentFiles.words.ts';

export interface SentFilesProps {
  /** What went with the message. The files themselves are not kept, so that nothing can be opened. */
  files: readonly Omit<ChosenFile, 'id' | 'error'>[];
}

/** In a ChatBubble, above the words: the files that went with them. */
export const SentFiles = ({ files }: SentFilesProps) => (
  <ul className={styles.sent} aria-label={useLabels('SentFiles', words).list}>
    {files.map(({ name, kind, size }, index) => (
      <li key={`${index}-${name}`} className={styles.sentFile}>
        <span className={iconSlot} aria-hidden>
          {kind === 'PDF' ? <FileText /> : <Image />}
        </span>
        <span className={styles.about}>
          <bdi className={styles.sentName}>{name}</bdi>
          <span className={styles.sentFacts}>
            {kind} · <bdi>{size}</bdi>
          </span>
        </span>
      </li>
    ))}
  </ul>
);
