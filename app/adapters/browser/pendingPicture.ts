import type { PendingPicturePort } from '../../../src/services/pendingPicture.ts';

const store = 'pictures';

const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

async function open(database: string) {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
  return asPromise(request);
}

/**
 * Keeps one picture at a time in IndexedDB, which can store files as they are. Where the browser refuses that, the
 * picture is kept in memory, which is enough when the sign-in follows the sign-up. [E4]
 */
export function browserPendingPicture(database = 'parley-pending-picture'): PendingPicturePort {
  let onPage: { email: string; picture: Blob } | undefined;

  async function within<T>(mode: IDBTransactionMode, run: (pictures: IDBObjectStore) => Promise<T>) {
    const opened = await open(database);
    try {
      const transaction = opened.transaction(store, mode);
      // That there is no room is found out at the end, after each request has succeeded.
      const committed = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored.')));
      });
      const [result] = await Promise.all([run(transaction.objectStore(store)), committed]);
      return result;
    } finally {
      opened.close();
    }
  }

  return {
    async keep(email, picture) {
      onPage = { email, picture };
      try {
        await within('readwrite', async (pictures) => {
          await asPromise(pictures.clear());
          await asPromise(pictures.put(picture, email));
        });
        onPage = undefined;
      } catch {
        // The picture is still in memory.
      }
    },

    async find(email) {
      if (onPage?.email === email) return onPage.picture;
      try {
        return await within('readonly', async (pictures) => {
          const found: unknown = await asPromise<unknown>(pictures.get(email));
          return found instanceof Blob ? found : null;
        });
      } catch {
        return null;
      }
    },

    async forget(email) {
      if (onPage?.email === email) onPage = undefined;
      try {
        await within('readwrite', (pictures) => asPromise(pictures.delete(email)));
      } catch {
        // Where there is no database, nothing is in it.
      }
    },
  };
}
