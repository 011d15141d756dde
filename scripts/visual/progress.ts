const width = 30;

/** One line that fills up; where nobody watches, a line for each tenth. */
export function progress(label: string, total: number, out: NodeJS.WriteStream = process.stdout) {
  const since = performance.now();
  let done = 0;

  function show() {
    const share = total === 0 ? 1 : done / total;
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    const text = `${label} ${done}/${total}, ${seconds} s`;
    if (out.isTTY) {
      const full = Math.round(share * width);
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${text}${done === total ? '\n' : ''}`);
    } else if (done === total || Math.floor(share * 10) > Math.floor(((done - 1) / total) * 10)) {
      out.write(`${text}\n`);
    }
  }

  return {
    step() {
      done += 1;
      show();
    },
  };
}
