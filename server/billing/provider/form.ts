/** What is nested in a form of the provider's: `a[b][0][c]=d`. A list is an object whose names are numbers. */
export type Form = { [name: string]: Form | string };

export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let at = form;
    for (const part of path) {
      const inner = at[part];
      at = typeof inner === 'object' ? inner : (at[part] = Object.create(null) as Form);
    }
    at[last] = value;
  }
  return form;
}

/** The text at a path; undefined when there is none. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let at: Form | string | undefined = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

export const itemsAt = (form: Form, name: string): string[] =>
  Object.values(Object(form[name]) as Form).filter((each) => typeof each === 'string');
