import { ask } from '#client/lib/ask.ts';

const QUERY = `query OwnCertificates {
  modules { id completion { activityId certificate { number } } }
}`;

interface Module {
  id: string;
  completion: { activityId: string | null; certificate: { number: string } | null } | null;
}

/** Returns the module and activity of a certificate; null unless it belongs to the signed-in user. */
export async function findOwnCertificate(number: string) {
  try {
    const { modules } = await ask<{ modules: Module[] }>(QUERY);
    const found = modules.find(({ completion }) => completion?.certificate?.number === number);
    return found ? { moduleId: found.id, activityId: found.completion!.activityId } : null;
  } catch {
    return null;
  }
}
