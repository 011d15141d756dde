import { eventsOf } from './eventsOf.ts';
import { formEvents, loadEvents } from './formEvents.ts';

eventsOf('form-events', { forms: formEvents, loads: loadEvents });
