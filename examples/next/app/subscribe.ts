'use server';

/** A server action: the grid calls it from the browser, with the id of the plan whose button was pressed. */
export async function subscribe(id: string) {
  console.log(`Subscribed to ${id}.`);
}
