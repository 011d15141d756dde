import { http, HttpResponse, type RequestHandler } from 'msw';
import { backendUrl } from './backendState.ts';

export interface VoiceHandlerOptions {
  /** The provider's address, without a slash at its end. */
  baseUrl?: string;
  /** Refuses every call with this status and, as the provider does, with an object as the message. */
  refuses?: number;
  /** Whether the call is recorded on video. [E11, S12] */
  recorded?: boolean;
  /** The token that lets the room start the recording itself. */
  callToken?: string;
}

const refusal = (statusCode: number, error: string, message: string | readonly string[]) =>
  HttpResponse.json({ message, error, statusCode }, { status: statusCode });

const targets = ['assistant', 'assistantId', 'squad', 'squadId', 'workflow', 'workflowId'];

/** The voice provider’s endpoint for web calls. Each answer names a new room. [C5, E11] */
export function voiceHandlers(options: VoiceHandlerOptions = {}): RequestHandler[] {
  const { baseUrl = backendUrl, refuses, recorded = false, callToken } = options;
  let calls = 0;
  return [
    http.post(`${baseUrl}/call/web`, async ({ request }) => {
      if (!/^Bearer \S+/.test(request.headers.get('authorization') ?? ''))
        return refusal(401, 'Unauthorized', 'Missing Authorization Header.');
      if (refuses !== undefined) return refusal(refuses, 'Refused', ['The story refuses every call.']);
      const body = Object(await request.json()) as Record<string, unknown>;
      if (!targets.some((target) => body[target] !== undefined))
        return refusal(400, 'Bad Request', [
          'Need Either `assistant`, `assistantId`, `squad`, Or `squadId`.',
        ]);
      calls += 1;
      return HttpResponse.json(
        {
          id: `call-${calls}`,
          webCallUrl: `https://vapi.daily.co/room-${calls}`,
          artifactPlan: { videoRecordingEnabled: recorded },
          assistant: { voice: { provider: '11labs' } },
          ...(callToken !== undefined && { transport: { callToken } }),
        },
        { status: 201 },
      );
    }),
  ];
}
