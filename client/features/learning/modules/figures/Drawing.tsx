import type { ComponentType } from 'react';
import type { FigureKey } from '#domain/learning/modules';
import { ArrestDrugTiming } from './ArrestDrugTiming.tsx';
import { BleedingControls } from './BleedingControls.tsx';
import { CapacityQuestions } from './CapacityQuestions.tsx';
import { DeEscalationSteps } from './DeEscalationSteps.tsx';
import { HaemorrhageTrigger } from './HaemorrhageTrigger.tsx';
import { PaediatricTriangle } from './PaediatricTriangle.tsx';
import { ShockMechanisms } from './ShockMechanisms.tsx';

const drawings: Record<FigureKey, ComponentType<{ title: string }>> = {
  'de-escalation-steps': DeEscalationSteps,
  'arrest-drug-timing': ArrestDrugTiming,
  'paediatric-triangle': PaediatricTriangle,
  'bleeding-controls': BleedingControls,
  'haemorrhage-trigger': HaemorrhageTrigger,
  'capacity-questions': CapacityQuestions,
  'shock-mechanisms': ShockMechanisms,
};

/** The drawing of a figure; nothing if a newer server names one that this client does not know. */
export function Drawing({ name, title }: { name: string; title: string }) {
  if (!Object.hasOwn(drawings, name)) return null;
  const Figure = drawings[name as FigureKey];
  return <Figure title={title} />;
}
