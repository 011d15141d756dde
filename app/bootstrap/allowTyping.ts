/**
 * The prerendered account is inert, because nothing in it can be pressed yet. Makes its field for a message to the agent
 * usable: everything beside the field becomes inert instead of the whole. keepMessage.ts keeps what is typed, and sends
 * what was sent. [A50]
 */
export function allowTyping(page: ParentNode) {
  const frame = page.querySelector<HTMLElement>('[inert]');
  const field = frame?.querySelector('textarea');
  if (!frame || !field) return;
  // Enter sends in the app. Without its code it would begin a new line.
  field.addEventListener('keydown', (event) => {
    const { key, shiftKey, isComposing, keyCode } = event;
    if (key !== 'Enter' || shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    if (field.value.trim()) field.dataset['sent'] = '';
  });
  // Typing after Enter cancels the send, because the message is not finished.
  field.addEventListener('input', () => delete field.dataset['sent']);
  let path: HTMLElement | null = field;
  for (; path && path !== frame; path = path.parentElement)
    for (const beside of path.parentElement?.children ?? [])
      if (beside !== path) (beside as HTMLElement).inert = true;
  frame.inert = false;
}
