import { describe, expect, it } from 'vitest';
import type { FilesPort } from './files.ts';
import { maxPictureBytes } from './validation.ts';

export interface FilesSubject {
  signedIn: () => Promise<{ files: FilesPort; id: string }>;
  visitor: FilesPort;
  /** Whether a visitor's sign-up picture is taken (E4). */
  visitorUploads: boolean;
  /** Asks for the address as a browser that shows the picture. */
  get: (url: string) => Promise<Response>;
}

const bytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const png = new Blob([bytes], { type: 'image/png' });

/** Whatever calls itself a FilesPort passes this. */
export function filesContract(name: string, make: () => FilesSubject) {
  describe(`FilesPort: ${name}`, () => {
    it("stores a picture below the user's id and shows it to everybody [C2, E4]", async () => {
      const { signedIn, get } = make();
      const { files, id } = await signedIn();
      const stored = await files.uploadAvatar({ type: 'user', id }, png);
      expect(stored).toMatchObject({
        ok: true,
        value: expect.stringMatching(new RegExp(`/avatars/${id}/[0-9a-f]{32}\\.png$`)),
      });
      const shown = await get(stored.ok ? stored.value : '');
      expect(shown.headers.get('content-type')).toBe('image/png');
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    });

    it('reports the progress of an upload [C2]', async () => {
      const { files, id } = await make().signedIn();
      const seen: number[] = [];
      await files.uploadAvatar({ type: 'user', id }, png, { onProgress: (part) => seen.push(part) });
      expect(seen.at(-1)).toBe(1);
    });

    it("refuses another user's folder [P2]", async () => {
      const { signedIn } = make();
      const [{ files }, other] = [await signedIn(), await signedIn()];
      expect(await files.uploadAvatar({ type: 'user', id: other.id }, png)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 403 },
      });
    });

    it('refuses what is no picture, and what is too large [R4]', async () => {
      const { files, id } = await make().signedIn();
      const drawing = new Blob(['<svg/>'], { type: 'image/svg+xml' });
      const large = new Blob([new Uint8Array(maxPictureBytes + 1)], { type: 'image/png' });
      expect(await files.uploadAvatar({ type: 'user', id }, drawing)).toMatchObject({
        failure: { kind: 'refused', status: 415 },
      });
      expect(await files.uploadAvatar({ type: 'user', id }, large)).toMatchObject({
        failure: { kind: 'refused', status: 413 },
      });
    });

    it('takes a sign-up picture below the email, where it may [E4]', async () => {
      const { visitor, visitorUploads } = make();
      const email = 'new+one@example.com';
      const stored = await visitor.uploadAvatar({ type: 'visitor', email }, png);
      expect(stored.ok).toBe(visitorUploads);
      expect(stored.ok ? stored.value : `/avatars/${encodeURIComponent(email)}/1.png`).toMatch(
        /\/avatars\/new%2Bone%40example\.com\/[0-9]{1,20}\.png$/,
      );
    });

    it('refuses a visitor every other place [P2]', async () => {
      const { visitor, signedIn } = make();
      const { id } = await signedIn();
      for (const email of [`../${id}`, id, 'a@b.test/x', `${id}/x@y.test`])
        expect(await visitor.uploadAvatar({ type: 'visitor', email }, png)).toMatchObject({ ok: false });
    });

    it('removes a picture of the user, and leaves everything else alone [C2]', async () => {
      const { signedIn, get } = make();
      const [{ files, id }, other] = [await signedIn(), await signedIn()];
      const stored = await files.uploadAvatar({ type: 'user', id }, png);
      const url = stored.ok ? stored.value : '';
      await other.files.removeAvatar(url);
      expect((await get(url)).status).toBe(200);
      expect(await files.removeAvatar(url)).toEqual({ ok: true, value: undefined });
      expect((await get(url)).status).toBe(400);
      expect(await files.removeAvatar('https://elsewhere.test/a.png')).toEqual({
        ok: true,
        value: undefined,
      });
    });

    it('cancels an upload when asked to [C2]', async () => {
      const { files, id } = await make().signedIn();
      const answer = await files.uploadAvatar({ type: 'user', id }, png, { signal: AbortSignal.abort() });
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    });
  });
}
