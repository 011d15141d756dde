const shown = (names: readonly string[]) =>
  [...document.querySelectorAll('button')].find((button) => names.includes(button.textContent.trim()));

/** Presses buttons without the test library: two of its interactions at the same time would disturb each other. */
async function press(signal: AbortSignal, ...names: string[]) {
  // React updates the page after a microtask, so the button is found before anything is painted in between.
  await Promise.resolve();
  while (!signal.aborted) {
    const button = shown(names);
    button?.click();
    if (button) return button.textContent.trim();
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

const callButton = ['Start call', 'Call again'];

/** Starts a call, whatever is on the screen, unless the story is left. */
export async function dial(signal: AbortSignal) {
  // On small screens the agent's panel has to be opened first.
  if (!shown(callButton) && (await press(signal, 'AI Agent', 'Voice Chat')) === 'AI Agent')
    await press(signal, 'Voice Chat');
  await press(signal, ...callButton);
}
