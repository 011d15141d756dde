import { dataAreas } from '../../../services/dataAreas.ts';
import type { DataArea, OwnDataPort } from '../../../services/ownData.ts';
import { failed, success, type Failure, type Result } from '../../../services/result.ts';
import { englishPage, indexPage, type CopiedFile, type PageSpeech } from './indexPage.ts';
import { type ArchiveFile, zipArchive } from './archive/zipArchive.ts';

export interface ExportProgress {
  written: number;
  /** At least `written`: rows may be added meanwhile. */
  total: number;
}

export interface DataExportOptions {
  ownData: Pick<OwnDataPort, 'listAreas' | 'loadRows' | 'loadPicture'>;
  user: { id: string; email: string };
  onProgress: (progress: ExportProgress) => void;
  at: Date;
  /** The language of the page that says what is in it; English unless given. */
  speech?: PageSpeech;
}

/** What is being written of an area. */
interface Place {
  file: ArchiveFile;
  rows: number;
  after?: readonly unknown[];
}

const cancelled: Failure = { kind: 'cancelled', message: '' };
/** A backend that tells no areas. */
export const notOffered: Failure = {
  kind: 'refused',
  message: 'This server offers no copy of your data.',
};

const lastPart = (path: string) => path.split('/').at(-1) || 'picture';

/**
 * Writes everything that is stored of a user into one archive, page by page. What has been written is kept when a page fails: `run`
 * goes on after it. [U32]
 */
export function dataExport({ ownData, user, onProgress, at, speech = englishPage }: DataExportOptions) {
  const archive = zipArchive(at);
  let areas: DataArea[] | undefined;
  let place: Place | undefined;
  const files: CopiedFile[] = [];
  const pictures: string[] = [];
  const names = new Set<string>();
  const missing: string[] = [];
  let written = 0;
  let expected = 0;

  function advance(count: number) {
    written += count;
    onProgress({ written, total: Math.max(written, expected) });
  }

  async function listAreas(): Promise<Result<void>> {
    const found = await ownData.listAreas(user.id);
    if (!found.ok) return found;
    if (!found.value) return failed(notOffered);
    areas = [...found.value];
    const count = (of: readonly DataArea[]) => of.reduce((sum, { total }) => sum + total, 0);
    // A picture is a row and a file.
    expected = count(areas) + count(areas.filter(({ area }) => area === 'pictures'));
    advance(0);
    return success(undefined);
  }

  function writeRows(area: string, at: Place, rows: readonly Readonly<Record<string, unknown>>[]) {
    const isSingle = dataAreas[area]?.isSingle;
    const texts = rows.map((row, n) => {
      if (area === 'pictures' && typeof row.name === 'string') pictures.push(row.name);
      const text = JSON.stringify(row, null, 2);
      return isSingle ? `${text}\n` : `${at.rows + n === 0 ? '[\n' : ',\n'}${text}`;
    });
    at.file.write(texts.join(''));
    at.rows += rows.length;
    advance(rows.length);
  }

  function endArea(area: string, name: string, { file, rows }: Place) {
    if (!dataAreas[area]?.isSingle) file.write(rows === 0 ? '[]\n' : '\n]\n');
    else if (rows === 0) file.write('null\n');
    file.end();
    files.push({ name, area, rows });
    areas?.shift();
    place = undefined;
  }

  async function copyPage({ area }: DataArea): Promise<Result<void>> {
    const name = `${area.replace(/\W+/g, '-')}.json`;
    const found = await ownData.loadRows(user.id, area, place?.after);
    if (!found.ok) return found;
    place ??= { file: archive.textFile(name), rows: 0 };
    writeRows(area, place, found.value.rows);
    if (found.value.next) place.after = found.value.next;
    else endArea(area, name, place);
    return success(undefined);
  }

  async function copyPicture(path: string): Promise<Result<void>> {
    const found = await ownData.loadPicture(path);
    if (!found.ok && found.failure.kind !== 'not-found') return found;
    pictures.shift();
    if (found.ok) {
      // Those of the sign-up lie in another folder, and could have the same name.
      const name = names.has(lastPart(path)) ? `${names.size}-${lastPart(path)}` : lastPart(path);
      names.add(name);
      archive.add(`pictures/${name}`, found.value);
    } else missing.push(lastPart(path));
    advance(1);
    return success(undefined);
  }

  /** The next step, or undefined when everything is in the archive. */
  function next(): Promise<Result<void>> | undefined {
    if (!areas) return listAreas();
    const [area] = areas;
    if (area) return copyPage(area);
    const [picture] = pictures;
    return picture === undefined ? undefined : copyPicture(picture);
  }

  return {
    /** Resolves to the file; fails as 'cancelled' after the signal, and otherwise as the page that could not be loaded. */
    async run(signal: AbortSignal): Promise<Result<Blob>> {
      for (;;) {
        if (signal.aborted) return failed(cancelled);
        const step = next();
        if (!step) break;
        const done = await step;
        if (signal.aborted) return failed(cancelled);
        if (!done.ok) return done;
      }
      const page = archive.textFile('index.html');
      page.write(indexPage({ email: user.email, at, files, missing, speech }));
      page.end();
      return success(archive.finish());
    },
  };
}
