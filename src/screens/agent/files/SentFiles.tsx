import type { AttachedFile } from '../../../services/attachments.ts';
import { SentFiles as Files } from '../../../ui/agent/AttachFiles/SentFiles.tsx';
import { kindOf, sizeText } from '../conversation/fileWords.ts';

export interface SentFilesProps {
  files: readonly AttachedFile[];
}

export const SentFiles = ({ files }: SentFilesProps) => (
  <Files files={files.map((file) => ({ name: file.name, kind: kindOf(file), size: sizeText(file.size) }))} />
);
