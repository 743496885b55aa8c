export { forecastEnemyPhase } from '@bauta/bots';
