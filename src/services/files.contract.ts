import { describe, expect, it } from 'vitest';
import type { FilesPort } from './files.ts';
import { maxPictureBytes } from './validation.ts';

export interface FilesSubject {
  signedIn: () => Promise<{ files: FilesPort; id: string }>;
  visitor: FilesPort;
  /** Whether a visitor may store a sign-up picture. [E4] */
  visitorUploads: boolean;
  /** Requests a URL as a browser does that shows the picture. */
  get: (url: string) => Promise<Response>;
}

const bytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const png = new Blob([bytes], { type: 'image/png' });

/** The contract of `FilesPort`: every implementation passes it. */
export function filesContract(name: string, make: () => FilesSubject) {
  describe(`FilesPort: ${name}`, () => {
    it("a user's picture is stored in the folder of their id, and everybody can see it [C2, E4]", async () => {
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

    it('an upload reports its progress [C2]', async () => {
      const { files, id } = await make().signedIn();
      const seen: number[] = [];
      await files.uploadAvatar({ type: 'user', id }, png, { onProgress: (part) => seen.push(part) });
      expect(seen.at(-1)).toBe(1);
    });

    it("an upload to another user's folder is refused [P2]", async () => {
      const { signedIn } = make();
      const [{ files }, other] = [await signedIn(), await signedIn()];
      expect(await files.uploadAvatar({ type: 'user', id: other.id }, png)).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 403 },
      });
    });

    it('a file that is not a picture, or is too large, is refused [R4]', async () => {
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

    it("a visitor's sign-up picture is stored in the folder of their email, where that is allowed [E4]", async () => {
      const { visitor, visitorUploads } = make();
      const email = 'new+one@example.com';
      const stored = await visitor.uploadAvatar({ type: 'visitor', email }, png);
      expect(stored.ok).toBe(visitorUploads);
      expect(stored.ok ? stored.value : `/avatars/${encodeURIComponent(email)}/1.png`).toMatch(
        /\/avatars\/new%2Bone%40example\.com\/[0-9]{1,20}\.png$/,
      );
    });

    it('a visitor cannot upload anywhere else [P2]', async () => {
      const { visitor, signedIn } = make();
      const { id } = await signedIn();
      for (const email of [`../${id}`, id, 'a@b.test/x', `${id}/x@y.test`])
        expect(await visitor.uploadAvatar({ type: 'visitor', email }, png)).toMatchObject({ ok: false });
    });

    it("a user can remove their own picture, and nobody else's [C2]", async () => {
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
  });
}
