import { Router } from 'express';

export const sandbox = (): Router => Router();
