/** Runs tasks one after another, in the order of the calls. A task that fails does not stop the next. */
export function exclusive() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
