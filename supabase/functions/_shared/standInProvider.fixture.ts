/** The provider of calls, as far as its documentation says. Its calls last as long as the test lets them. */
export function standInProvider() {
  const asked: { method: string; path: string; authorization: string | null; body: unknown }[] = [];
  const calls = new Map<string, { status: string; startedAt?: string; endedAt?: string }>();
  let failing: number | undefined;
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const authorization = request.headers.get('authorization');
    asked.push({ method: request.method, path: pathname, authorization, body: text && JSON.parse(text) });
    if (failing) return Response.json({ message: 'org-77 has no credit' }, { status: failing });
    if (request.method === 'GET') {
      const known = calls.get(pathname.slice('/call/'.length));
      return known ? Response.json(known) : Response.json({}, { status: 404 });
    }
    const id = `call-${calls.size + 1}`;
    calls.set(id, { status: 'queued' });
    return Response.json(
      {
        id,
        orgId: 'org-77',
        webCallUrl: `https://room.test/${id}`,
        transport: { callToken: 'room-token', secret: 'x' },
        artifactPlan: { videoRecordingEnabled: false, storage: 'x' },
        assistant: { voice: { provider: '11labs', key: 'x' }, model: { messages: ['the prompt'] } },
      },
      { status: 201 },
    );
  };
  return {
    asked,
    fetch: answer,
    started: () => asked.filter(({ method }) => method === 'POST'),
    fail: (status: number | undefined) => (failing = status),
    forget: (id: string) => calls.delete(id),
    lasted: (id: string, seconds: number) => {
      const startedAt = '2026-05-02T12:00:00Z';
      const endedAt = new Date(Date.parse(startedAt) + seconds * 1000).toISOString();
      calls.set(id, { status: 'ended', ...(seconds > 0 && { startedAt }), endedAt });
    },
  };
}
