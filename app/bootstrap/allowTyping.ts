/**
 * The prerendered account is inert, because nothing in it can be pressed yet. Makes its field for a message to the agent
 * usable: everything beside the field becomes inert instead of the whole. keepMessage.ts keeps what is typed. [A50]
 */
export function allowTyping(page: ParentNode) {
  const frame = page.querySelector<HTMLElement>('[inert]');
  let path: HTMLElement | null | undefined = frame?.querySelector('textarea');
  if (!frame || !path) return;
  for (; path && path !== frame; path = path.parentElement)
    for (const beside of path.parentElement?.children ?? [])
      if (beside !== path) (beside as HTMLElement).inert = true;
  frame.inert = false;
}
