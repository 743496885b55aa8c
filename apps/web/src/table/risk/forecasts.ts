/** Of the bots only this comes with the risks. */
export { atLeast, expectation, forecastAttack, forecastDetection } from '@bauta/bots';
