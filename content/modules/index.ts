import type { ModuleContent } from '#domain/learning/modules';
import { aclsModule } from './acls.ts';
import { criticalCareModule } from './critical-care.ts';
import { ethicsModule } from './ethics.ts';
import { mentalHealthModule } from './mental-health.ts';
import { obstetricModule } from './obstetric.ts';
import { pediatricModule } from './pediatric.ts';
import { traumaModule } from './trauma.ts';

/** The product's learning modules, in the order of the specification. */
export const moduleContents: readonly ModuleContent[] = [
  mentalHealthModule,
  aclsModule,
  pediatricModule,
  traumaModule,
  obstetricModule,
  ethicsModule,
  criticalCareModule,
];
