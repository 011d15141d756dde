import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of the archive that is written piece by piece. */
export interface ArchiveFile {
  write: (text: string) => void;
  end: () => void;
}

/** Writes a ZIP file. Only what is compressed already is in memory, so that a large account fits into it. */
export function zipArchive(writtenAt: Date) {
  const parts: BlobPart[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else parts.push(part as Uint8Array<ArrayBuffer>);
  });

  return {
    /** One file at a time: end it before the next one begins. */
    textFile(name: string): ArchiveFile {
      const file = new ZipDeflate(name);
      file.mtime = writtenAt;
      zip.add(file);
      return {
        write: (text) => file.push(strToU8(text)),
        end: () => file.push(new Uint8Array(), true),
      };
    },
    /** Adds a file as it is, such as a picture, which is compressed already. */
    add(name: string, bytes: Uint8Array) {
      const file = new ZipPassThrough(name);
      file.mtime = writtenAt;
      zip.add(file);
      file.push(bytes, true);
    },
    finish(): Blob {
      zip.end();
      if (failure) throw failure;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
