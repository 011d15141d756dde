import { orUnavailable } from './transport.ts';

export interface Upload {
  url: string;
  headers: Headers;
  body: Blob;
  /** The upload fails after this many ms without progress. */
  timeout: number;
  onProgress?: ((fraction: number) => void) | undefined;
}

export interface UploadAnswer {
  status: number;
  text: string;
}

/** Uploads with XMLHttpRequest, because `fetch` cannot report how much of a body has been sent. */
export function sendWithXhr({ url, headers, body, timeout, onProgress }: Upload) {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;

  const sent = new Promise<UploadAnswer>((resolve, reject) => {
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new DOMException('No progress', 'TimeoutError'));
        request.abort();
      }, timeout);
    };
    request.open('POST', url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      watch();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      // A small picture may be sent before the first progress event.
      onProgress?.(1);
      resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', () => reject(new TypeError('Network error')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    watch();
    request.send(body);
  });

  return orUnavailable(() => sent).finally(() => clearTimeout(timer));
}
