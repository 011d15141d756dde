import type { Row } from './requestNames.ts';
import type { Scenario } from './scenario.ts';
import { dataScenarios } from './dataScenarios.ts';
import { agentScenarios } from './agentScenarios.ts';
import { accountScenarios } from './accountScenarios.ts';
import { billingScenarios } from './billingScenarios.ts';
import { activityScenarios } from './activityScenarios.ts';
import { preferencesScenarios } from './preferencesScenarios.ts';
import { deviceScenarios } from './deviceScenarios.ts';
import { factorScenarios } from './factorScenarios.ts';
import { deletionScenarios } from './deletionScenarios.ts';
import { conversationScenarios } from './conversationScenarios.ts';
import { ownDataScenarios } from './ownDataScenarios.ts';
import { paymentScenarios } from './paymentScenarios.ts';
import { expiredScenarios } from './expiredScenarios.ts';
import { waysScenarios } from './waysScenarios.ts';
import { storingScenarios } from './storingScenarios.ts';

/** How each row of the fault table is played. */
export const scenarios: Readonly<Partial<Record<Row, Scenario>>> = {
  ...accountScenarios,
  ...dataScenarios,
  ...agentScenarios,
  ...conversationScenarios,
  ...deviceScenarios,
  ...factorScenarios,
  ...waysScenarios,
  ...expiredScenarios,
  ...activityScenarios,
  ...preferencesScenarios,
  ...ownDataScenarios,
  ...deletionScenarios,
  ...storingScenarios,
  ...billingScenarios,
  ...paymentScenarios,
};
