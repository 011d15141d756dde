import { orUnavailable } from './transport.ts';
import type { Upload, UploadAnswer } from './upload.ts';

/** Uploads where there is no XMLHttpRequest, and reports progress only at the end. */
export async function sendWithFetch(inner: typeof fetch, upload: Upload): Promise<UploadAnswer> {
  const { url, headers, body, timeout, onProgress } = upload;
  const answer = await orUnavailable(async () => {
    const response = await inner(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, text: await response.text() };
  });
  onProgress?.(1);
  return answer;
}
