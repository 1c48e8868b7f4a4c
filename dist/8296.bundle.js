export const id = 8296;
export const ids = [8296];
export const modules = {

8296:
((__module__, __out__, __load__) => {


__load__.d(__out__, {
context:()=>github_context
});

var external_fs_ = __load__(79896);
var external_os_ = __load__(70857);
;// node_modules/@actions/github/lib/context.js
class Context{constructor(){var r,i,a;this.payload={};if(process.env.GITHUB_EVENT_PATH){if((0,external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH)){this.payload=JSON.parse((0,external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH,{encoding:`utf8`}))}else{const e=process.env.GITHUB_EVENT_PATH;process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${external_os_.EOL}`)}}this.eventName=process.env.GITHUB_EVENT_NAME;this.sha=process.env.GITHUB_SHA;this.ref=process.env.GITHUB_REF;this.workflow=process.env.GITHUB_WORKFLOW;this.action=process.env.GITHUB_ACTION;this.actor=process.env.GITHUB_ACTOR;this.job=process.env.GITHUB_JOB;this.runAttempt=parseInt(process.env.GITHUB_RUN_ATTEMPT,10);this.runNumber=parseInt(process.env.GITHUB_RUN_NUMBER,10);this.runId=parseInt(process.env.GITHUB_RUN_ID,10);this.apiUrl=(r=process.env.GITHUB_API_URL)!==null&&r!==void 0?r:`https://api.github.com`;this.serverUrl=(i=process.env.GITHUB_SERVER_URL)!==null&&i!==void 0?i:`https://github.com`;this.graphqlUrl=(a=process.env.GITHUB_GRAPHQL_URL)!==null&&a!==void 0?a:`https://api.github.com/graphql`}get issue(){const e=this.payload;return Object.assign(Object.assign({},this.repo),{number:(e.issue||e.pull_request||e).number})}get repo(){if(process.env.GITHUB_REPOSITORY){const[e,t]=process.env.GITHUB_REPOSITORY.split(`/`);return{owner:e,repo:t}}if(this.payload.repository){return{owner:this.payload.repository.owner.login,repo:this.payload.repository.name}}throw new Error(`context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'`)}}
var lib = __load__(42545);
var undici = __load__(57723);
;// node_modules/@actions/github/lib/internal/utils.js
var e=undefined&&undefined.__awaiter||function(e,t,n,r){function adopt(e){return e instanceof n?e:new n(function(t){t(e)})}return new(n||(n=Promise))(function(n,i){function fulfilled(e){try{step(r.next(e))}catch(e){i(e)}}function rejected(e){try{step(r[`throw`](e))}catch(e){i(e)}}function step(e){e.done?n(e.value):adopt(e.value).then(fulfilled,rejected)}step((r=r.apply(e,t||[])).next())})};function getAuthString(e,t){if(!e&&!t.auth){throw new Error(`Parameter token or opts.auth is required`)}else if(e&&t.auth){throw new Error(`Parameters token and opts.auth may not both be specified`)}return typeof t.auth===`string`?t.auth:`token ${e}`}function getProxyAgent(e){const n=new lib.Qq;return n.getAgent(e)}function getProxyAgentDispatcher(e){const n=new lib.Qq;return n.getAgentDispatcher(e)}function getProxyFetch(t){const r=getProxyAgentDispatcher(t);const proxyFetch=(t,i)=>e(this,void 0,void 0,function*(){return (0,undici.fetch)(t,Object.assign(Object.assign({},i),{dispatcher:r}))});return proxyFetch}function getApiBaseUrl(){return process.env[`GITHUB_API_URL`]||`https://api.github.com`}function getUserAgentWithOrchestrationId(e){var t;const n=(t=process.env[`ACTIONS_ORCHESTRATION_ID`])===null||t===void 0?void 0:t.trim();if(n){const t=n.replace(/[^a-z0-9_.-]/gi,`_`);const r=`actions_orchestration_id/${t}`;if(e===null||e===void 0?void 0:e.includes(r))return e;const i=e?`${e} `:``;return`${i}${r}`}return e}
var dist_src = __load__(55717);
var plugin_rest_endpoint_methods_dist_src = __load__(11032);
var dist_bundle = __load__(74934);
;// node_modules/@actions/github/lib/utils.js
const context=new Context;const a=getApiBaseUrl();const defaults={baseUrl:a,request:{agent:getProxyAgent(a),fetch:getProxyFetch(a)}};const GitHub=dist_src.E.plugin(plugin_rest_endpoint_methods_dist_src._,dist_bundle.ud).defaults(defaults);function getOctokitOptions(e,n){const r=Object.assign({},n||{});const i=t.getAuthString(e,r);if(i){r.auth=i}const a=t.getUserAgentWithOrchestrationId(r.userAgent);if(a){r.userAgent=a}return r}
;// node_modules/@actions/github/lib/github.js
const github_context=new Context;function getOctokit(e,r,...i){const a=t.plugin(...i);return new a(n(e,r))}

})

};
