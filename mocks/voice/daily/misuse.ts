// The errors of Daily’s library when it is misused, letter for letter, typos included. It logs them and throws them.

function misused(message: string): never {
  console.error(message);
  throw new Error(message);
}

export function onlyAfterJoin(joined: boolean, method: string) {
  if (!joined) misused(`${method} only supported after join.`);
}

export function notAfterJoining(joined: boolean, method: string, advice = '') {
  if (joined) misused(`${method} not supported after joining a meeting.${advice && ` ${advice}`}`);
}

export function notDuringTest(testing: boolean, method: string) {
  if (testing)
    misused(
      `A pre-call quality test is in progress. Please try ${method} again once testing has completed. Use stopTestCallQuality() to end it early.`,
    );
}

export function onlyForCallObjects(callObject: boolean, method: string) {
  if (!callObject) misused(`${method} is only supported on custom callObject instances`);
}

const texts = ['url', 'token'];

/** Checks the properties with which a call is made or joined, as the real library does. [K9] */
export function checkProperties(properties: Readonly<Record<string, unknown>>) {
  for (const name of texts)
    if (name in properties && typeof properties[name] !== 'string')
      throw new Error(`property '${name}': ${name} should be a string`);
  if ('userData' in properties) checkUserData(properties.userData);
}

export function checkUserData(userData: unknown) {
  if (userData === undefined) return;
  let text: string;
  try {
    text = typeof userData === 'string' ? userData : JSON.stringify(userData);
  } catch (error) {
    throw new Error(`userData must be serializable to JSON: ${String(error)}`, { cause: error });
  }
  if (text.length > 4096)
    throw new Error(`userData is too large (${text.length} characters). Maximum size suppported is 4096.`);
}

export interface Transfer {
  sessionId?: unknown;
  toEndPoint?: unknown;
  callerId?: unknown;
}

/** Checks a transfer. The real library does so only once a call is joined. [R7] */
export function checkTransfer({ sessionId, toEndPoint, callerId }: Transfer, method: string) {
  if (!sessionId || !toEndPoint) throw new Error(`${method}() requires a sessionId and toEndPoint`);
  if (typeof sessionId !== 'string' || typeof toEndPoint !== 'string')
    throw new Error('Invalid paramater: sessionId and toEndPoint must be of type string');
  if (!toEndPoint.startsWith('sip:') && !toEndPoint.startsWith('+'))
    throw new Error(`toEndPoint: ${toEndPoint} must starts with either "sip:" or "+"`);
  if (callerId && typeof callerId !== 'string') throw new Error('callerId must be of type string');
  if (callerId && !toEndPoint.startsWith('+'))
    throw new Error('callerId is only valid when transferring to a PSTN number');
}

export function checkLevelInterval(interval: number | undefined) {
  if (interval !== undefined && interval < 100)
    throw new Error('The interval must be a number greater than or equal to 100 milliseconds.');
}
