import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
export const id = 8225;
export const ids = [8225];
export const modules = {

47642:
((module) => {

function deepClone(e){if(e===null||typeof e!==`object`){return e}if(e instanceof Date){return new Date(e.getTime())}if(e instanceof Array){const t=[];for(let n=0;n<e.length;n++){t[n]=deepClone(e[n])}return t}if(typeof e===`object`){const t=Object.create(Object.getPrototypeOf(e));for(const n in e){if(Object.prototype.hasOwnProperty.call(e,n)){t[n]=deepClone(e[n])}}return t}return e}function parsePath(e){const t=[];let n=``;let r=false;let i=false;let a=``;for(let o=0;o<e.length;o++){const s=e[o];if(!r&&s===`.`){if(n){t.push(n);n=``}}else if(s===`[`){if(n){t.push(n);n=``}r=true}else if(s===`]`&&r){t.push(n);n=``;r=false;i=false}else if((s===`"`||s===`'`)&&r){if(!i){i=true;a=s}else if(s===a){i=false;a=``}else{n+=s}}else{n+=s}}if(n){t.push(n)}return t}function setValue(e,t,n){let r=e;for(let e=0;e<t.length-1;e++){const n=t[e];if(typeof r!==`object`||r===null||!(n in r)){return false}if(typeof r[n]!==`object`||r[n]===null){return false}r=r[n]}const i=t[t.length-1];if(i===`*`){if(Array.isArray(r)){for(let e=0;e<r.length;e++){r[e]=n}}else if(typeof r===`object`&&r!==null){for(const e in r){if(Object.prototype.hasOwnProperty.call(r,e)){r[e]=n}}}}else{if(typeof r===`object`&&r!==null&&i in r&&Object.prototype.hasOwnProperty.call(r,i)){r[i]=n}}return true}function removeKey(e,t){let n=e;for(let e=0;e<t.length-1;e++){const r=t[e];if(typeof n!==`object`||n===null||!(r in n)){return false}if(typeof n[r]!==`object`||n[r]===null){return false}n=n[r]}const r=t[t.length-1];if(r===`*`){if(Array.isArray(n)){for(let e=0;e<n.length;e++){n[e]=undefined}}else if(typeof n===`object`&&n!==null){for(const e in n){if(Object.prototype.hasOwnProperty.call(n,e)){delete n[e]}}}}else{if(typeof n===`object`&&n!==null&&r in n&&Object.prototype.hasOwnProperty.call(n,r)){delete n[r]}}return true}const PATH_NOT_FOUND=Symbol(`PATH_NOT_FOUND`);function getValueIfExists(e,t){let n=e;for(const e of t){if(n===null||n===undefined){return PATH_NOT_FOUND}if(typeof n!==`object`||n===null){return PATH_NOT_FOUND}if(!(e in n)){return PATH_NOT_FOUND}n=n[e]}return n}function getValue(e,t){let n=e;for(const e of t){if(n===null||n===undefined){return undefined}if(typeof n!==`object`||n===null){return undefined}n=n[e]}return n}function redactPaths(e,t,n,r=false){for(const i of t){const t=parsePath(i);if(t.includes(`*`)){redactWildcardPath(e,t,n,i,r)}else{if(r){removeKey(e,t)}else{const r=getValueIfExists(e,t);if(r===PATH_NOT_FOUND){continue}const i=typeof n===`function`?n(r,t):n;setValue(e,t,i)}}}}function redactWildcardPath(e,t,n,r,i=false){const a=t.indexOf(`*`);if(a===t.length-1){const r=t.slice(0,-1);let a=e;for(const e of r){if(a===null||a===undefined)return;if(typeof a!==`object`||a===null)return;a=a[e]}if(Array.isArray(a)){if(i){for(let e=0;e<a.length;e++){a[e]=undefined}}else{for(let e=0;e<a.length;e++){const t=[...r,e.toString()];const i=typeof n===`function`?n(a[e],t):n;a[e]=i}}}else if(typeof a===`object`&&a!==null){if(i){const e=[];for(const t in a){if(Object.prototype.hasOwnProperty.call(a,t)){e.push(t)}}for(const t of e){delete a[t]}}else{for(const e in a){const t=[...r,e];const i=typeof n===`function`?n(a[e],t):n;a[e]=i}}}}else{redactIntermediateWildcard(e,t,n,a,r,i)}}function redactIntermediateWildcard(e,t,n,r,i,a=false){const o=t.slice(0,r);const s=t.slice(r+1);const c=[];function traverse(e,t){if(t===o.length){if(Array.isArray(e)){for(let n=0;n<e.length;n++){c[t]=n.toString();traverse(e[n],t+1)}}else if(typeof e===`object`&&e!==null){for(const n in e){c[t]=n;traverse(e[n],t+1)}}}else if(t<o.length){const n=o[t];if(e&&typeof e===`object`&&e!==null&&n in e){c[t]=n;traverse(e[n],t+1)}}else{if(s.includes(`*`)){const r=typeof n===`function`?(e,r)=>{const i=[...c.slice(0,t),...r];return n(e,i)}:n;redactWildcardPath(e,s,r,i,a)}else{if(a){removeKey(e,s)}else{const r=typeof n===`function`?n(getValue(e,s),[...c.slice(0,t),...s]):n;setValue(e,s,r)}}}}if(o.length===0){traverse(e,0)}else{let t=e;for(let e=0;e<o.length;e++){const n=o[e];if(t===null||t===undefined)return;if(typeof t!==`object`||t===null)return;t=t[n];c[e]=n}if(t!==null&&t!==undefined){traverse(t,o.length)}}}function buildPathStructure(e){if(e.length===0){return null}const t=new Map;for(const n of e){const e=parsePath(n);let r=t;for(let t=0;t<e.length;t++){const n=e[t];if(!r.has(n)){r.set(n,new Map)}r=r.get(n)}}return t}function selectiveClone(e,t){if(!t){return e}function cloneSelectively(e,t,n=0){if(!t||t.size===0){return e}if(e===null||typeof e!==`object`){return e}if(e instanceof Date){return new Date(e.getTime())}if(Array.isArray(e)){const n=[];for(let r=0;r<e.length;r++){const i=r.toString();if(t.has(i)||t.has(`*`)){n[r]=cloneSelectively(e[r],t.get(i)||t.get(`*`))}else{n[r]=e[r]}}return n}const r=Object.create(Object.getPrototypeOf(e));for(const n in e){if(Object.prototype.hasOwnProperty.call(e,n)){if(t.has(n)||t.has(`*`)){r[n]=cloneSelectively(e[n],t.get(n)||t.get(`*`))}else{r[n]=e[n]}}}return r}return cloneSelectively(e,t)}function validatePath(e){if(typeof e!==`string`){throw new Error(`Paths must be (non-empty) strings`)}if(e===``){throw new Error(`Invalid redaction path ()`)}if(e.includes(`..`)){throw new Error(`Invalid redaction path (${e})`)}if(e.includes(`,`)){throw new Error(`Invalid redaction path (${e})`)}let t=0;let n=false;let r=``;for(let i=0;i<e.length;i++){const a=e[i];if((a===`"`||a===`'`)&&t>0){if(!n){n=true;r=a}else if(a===r){n=false;r=``}}else if(a===`[`&&!n){t++}else if(a===`]`&&!n){t--;if(t<0){throw new Error(`Invalid redaction path (${e})`)}}}if(t!==0){throw new Error(`Invalid redaction path (${e})`)}}function validatePaths(e){if(!Array.isArray(e)){throw new TypeError(`paths must be an array`)}for(const t of e){validatePath(t)}}function slowRedact(e={}){const{paths:t=[],censor:n=`[REDACTED]`,serialize:r=JSON.stringify,strict:i=true,remove:a=false}=e;validatePaths(t);const o=buildPathStructure(t);return function redact(e){if(i&&(e===null||typeof e!==`object`)){if(e===null||e===undefined){return r?r(e):e}if(typeof e!==`object`){return r?r(e):e}}const s=selectiveClone(e,o);const c=e;let l=n;if(typeof n===`function`){l=n}redactPaths(s,t,l,a);if(r===false){s.restore=function(){return deepClone(c)};return s}if(typeof r===`function`){return r(s)}return JSON.stringify(s)}}module.exports=slowRedact;

}),

99216:
((module) => {

if(typeof SharedArrayBuffer!==`undefined`&&typeof Atomics!==`undefined`){const e=new Int32Array(new SharedArrayBuffer(4));function sleep(t){const n=t>0&&t<Infinity;if(n===false){if(typeof t!==`number`&&typeof t!==`bigint`){throw TypeError(`sleep: ms must be a number`)}throw RangeError(`sleep: ms must be a number that is greater than 0 but less than Infinity`)}Atomics.wait(e,0,0,Number(t))}module.exports=sleep}else{function sleep(e){const t=e>0&&e<Infinity;if(t===false){if(typeof e!==`number`&&typeof e!==`bigint`){throw TypeError(`sleep: ms must be a number`)}throw RangeError(`sleep: ms must be a number that is greater than 0 but less than Infinity`)}const n=Date.now()+Number(e);while(n>Date.now()){}}module.exports=sleep}

}),

71989:
((module, __unused_webpack_exports, __load__) => {

module.exports={RBTree:__load__(85737),BinTree:__load__(95108)};

}),

95108:
((module, __unused_webpack_exports, __load__) => {

var TreeBase=__load__(96484);function Node(e){this.data=e;this.left=null;this.right=null}Node.prototype.get_child=function(e){return e?this.right:this.left};Node.prototype.set_child=function(e,t){if(e){this.right=t}else{this.left=t}};function BinTree(e){this._root=null;this._comparator=e;this.size=0}BinTree.prototype=new TreeBase;BinTree.prototype.insert=function(e){if(this._root===null){this._root=new Node(e);this.size++;return true}var t=0;var n=null;var r=this._root;while(true){if(r===null){r=new Node(e);n.set_child(t,r);ret=true;this.size++;return true}if(this._comparator(r.data,e)===0){return false}t=this._comparator(r.data,e)<0;n=r;r=r.get_child(t)}};BinTree.prototype.remove=function(e){if(this._root===null){return false}var t=new Node(undefined);var n=t;n.right=this._root;var r=null;var i=null;var a=1;while(n.get_child(a)!==null){r=n;n=n.get_child(a);var o=this._comparator(e,n.data);a=o>0;if(o===0){i=n}}if(i!==null){i.data=n.data;r.set_child(r.right===n,n.get_child(n.left===null));this._root=t.right;this.size--;return true}else{return false}};module.exports=BinTree;

}),

85737:
((module, __unused_webpack_exports, __load__) => {

var TreeBase=__load__(96484);function Node(e){this.data=e;this.left=null;this.right=null;this.red=true}Node.prototype.get_child=function(e){return e?this.right:this.left};Node.prototype.set_child=function(e,t){if(e){this.right=t}else{this.left=t}};function RBTree(e){this._root=null;this._comparator=e;this.size=0}RBTree.prototype=new TreeBase;RBTree.prototype.insert=function(e){var t=false;if(this._root===null){this._root=new Node(e);t=true;this.size++}else{var n=new Node(undefined);var r=0;var i=0;var a=null;var o=n;var s=null;var c=this._root;o.right=this._root;while(true){if(c===null){c=new Node(e);s.set_child(r,c);t=true;this.size++}else if(is_red(c.left)&&is_red(c.right)){c.red=true;c.left.red=false;c.right.red=false}if(is_red(c)&&is_red(s)){var l=o.right===a;if(c===s.get_child(i)){o.set_child(l,single_rotate(a,!i))}else{o.set_child(l,double_rotate(a,!i))}}var u=this._comparator(c.data,e);if(u===0){break}i=r;r=u<0;if(a!==null){o=a}a=s;s=c;c=c.get_child(r)}this._root=n.right}this._root.red=false;return t};RBTree.prototype.remove=function(e){if(this._root===null){return false}var t=new Node(undefined);var n=t;n.right=this._root;var r=null;var i=null;var a=null;var o=1;while(n.get_child(o)!==null){var s=o;i=r;r=n;n=n.get_child(o);var c=this._comparator(e,n.data);o=c>0;if(c===0){a=n}if(!is_red(n)&&!is_red(n.get_child(o))){if(is_red(n.get_child(!o))){var l=single_rotate(n,o);r.set_child(s,l);r=l}else if(!is_red(n.get_child(!o))){var u=r.get_child(!s);if(u!==null){if(!is_red(u.get_child(!s))&&!is_red(u.get_child(s))){r.red=false;u.red=true;n.red=true}else{var d=i.right===r;if(is_red(u.get_child(s))){i.set_child(d,double_rotate(r,s))}else if(is_red(u.get_child(!s))){i.set_child(d,single_rotate(r,s))}var f=i.get_child(d);f.red=true;n.red=true;f.left.red=false;f.right.red=false}}}}}if(a!==null){a.data=n.data;r.set_child(r.right===n,n.get_child(n.left===null));this.size--}this._root=t.right;if(this._root!==null){this._root.red=false}return a!==null};function is_red(e){return e!==null&&e.red}function single_rotate(e,t){var n=e.get_child(!t);e.set_child(!t,n.get_child(t));n.set_child(t,e);e.red=true;n.red=false;return n}function double_rotate(e,t){e.set_child(!t,single_rotate(e.get_child(!t),!t));return single_rotate(e,t)}module.exports=RBTree;

}),

96484:
((module) => {

function TreeBase(){}TreeBase.prototype.clear=function(){this._root=null;this.size=0};TreeBase.prototype.find=function(e){var t=this._root;while(t!==null){var n=this._comparator(e,t.data);if(n===0){return t.data}else{t=t.get_child(n>0)}}return null};TreeBase.prototype.findIter=function(e){var t=this._root;var n=this.iterator();while(t!==null){var r=this._comparator(e,t.data);if(r===0){n._cursor=t;return n}else{n._ancestors.push(t);t=t.get_child(r>0)}}return null};TreeBase.prototype.lowerBound=function(e){var t=this._root;var n=this.iterator();var r=this._comparator;while(t!==null){var i=r(e,t.data);if(i===0){n._cursor=t;return n}n._ancestors.push(t);t=t.get_child(i>0)}for(var a=n._ancestors.length-1;a>=0;--a){t=n._ancestors[a];if(r(e,t.data)<0){n._cursor=t;n._ancestors.length=a;return n}}n._ancestors.length=0;return n};TreeBase.prototype.upperBound=function(e){var t=this.lowerBound(e);var n=this._comparator;while(t.data()!==null&&n(t.data(),e)===0){t.next()}return t};TreeBase.prototype.min=function(){var e=this._root;if(e===null){return null}while(e.left!==null){e=e.left}return e.data};TreeBase.prototype.max=function(){var e=this._root;if(e===null){return null}while(e.right!==null){e=e.right}return e.data};TreeBase.prototype.iterator=function(){return new Iterator(this)};TreeBase.prototype.each=function(e){var t=this.iterator(),n;while((n=t.next())!==null){if(e(n)===false){return}}};TreeBase.prototype.reach=function(e){var t=this.iterator(),n;while((n=t.prev())!==null){if(e(n)===false){return}}};function Iterator(e){this._tree=e;this._ancestors=[];this._cursor=null}Iterator.prototype.data=function(){return this._cursor!==null?this._cursor.data:null};Iterator.prototype.next=function(){if(this._cursor===null){var e=this._tree._root;if(e!==null){this._minNode(e)}}else{if(this._cursor.right===null){var t;do{t=this._cursor;if(this._ancestors.length){this._cursor=this._ancestors.pop()}else{this._cursor=null;break}}while(this._cursor.right===t)}else{this._ancestors.push(this._cursor);this._minNode(this._cursor.right)}}return this._cursor!==null?this._cursor.data:null};Iterator.prototype.prev=function(){if(this._cursor===null){var e=this._tree._root;if(e!==null){this._maxNode(e)}}else{if(this._cursor.left===null){var t;do{t=this._cursor;if(this._ancestors.length){this._cursor=this._ancestors.pop()}else{this._cursor=null;break}}while(this._cursor.left===t)}else{this._ancestors.push(this._cursor);this._maxNode(this._cursor.left)}}return this._cursor!==null?this._cursor.data:null};Iterator.prototype._minNode=function(e){while(e.left!==null){this._ancestors.push(e);e=e.left}this._cursor=e};Iterator.prototype._maxNode=function(e){while(e.right!==null){this._ancestors.push(e);e=e.right}this._cursor=e};module.exports=TreeBase;

}),

73604:
((module) => {

const refs={exit:[],beforeExit:[]};const functions={exit:onExit,beforeExit:onBeforeExit};let registry;function ensureRegistry(){if(registry===undefined){registry=new FinalizationRegistry(clear)}}function install(e){if(refs[e].length>0){return}process.on(e,functions[e])}function uninstall(e){if(refs[e].length>0){return}process.removeListener(e,functions[e]);if(refs.exit.length===0&&refs.beforeExit.length===0){registry=undefined}}function onExit(){callRefs(`exit`)}function onBeforeExit(){callRefs(`beforeExit`)}function callRefs(e){for(const t of refs[e]){const n=t.deref();const r=t.fn;if(n!==undefined){r(n,e)}}refs[e]=[]}function clear(e){for(const t of[`exit`,`beforeExit`]){const n=refs[t].indexOf(e);refs[t].splice(n,n+1);uninstall(t)}}function _register(e,t,n){if(t===undefined){throw new Error(`the object can't be undefined`)}install(e);const r=new WeakRef(t);r.fn=n;ensureRegistry();registry.register(t,r);refs[e].push(r)}function register(e,t){_register(`exit`,e,t)}function registerBeforeExit(e,t){_register(`beforeExit`,e,t)}function unregister(e){if(registry===undefined){return}registry.unregister(e);for(const t of[`exit`,`beforeExit`]){refs[t]=refs[t].filter(t=>{const n=t.deref();return n&&n!==e});uninstall(t)}}module.exports={register,registerBeforeExit,unregister};

}),

38327:
((__unused_webpack_module, exports, __load__) => {

var __webpack_unused_export__;
exports.register = __load__(91048).globalRegistry;exports.Registry = __load__(91048);__webpack_unused_export__ = ({configurable:false,enumerable:true,get(){return exports.register.contentType},set(e){exports.register.setContentType(e)}});__webpack_unused_export__=exports.Registry.PROMETHEUS_CONTENT_TYPE;__webpack_unused_export__=exports.Registry.OPENMETRICS_CONTENT_TYPE;/* unused reexport */ __load__(17628).validateMetricName;exports.Counter = __load__(37343);exports.Gauge = __load__(51980);exports.Histogram = __load__(23673);/* unused reexport */ __load__(34347);/* unused reexport */ __load__(49489);/* unused reexport */ __load__(61587);/* unused reexport */ __load__(61587);exports.collectDefaultMetrics = __load__(89213);/* unused reexport */ __load__(47761).aggregators;/* unused reexport */ __load__(809);

}),

61587:
((__unused_webpack_module, exports) => {

var __webpack_unused_export__;
__webpack_unused_export__=(e,t,n)=>{if(n<1){throw new Error(`Linear buckets needs a positive count`)}const r=new Array(n);for(let i=0;i<n;i++){r[i]=e+i*t}return r};__webpack_unused_export__=(e,t,n)=>{if(e<=0){throw new Error(`Exponential buckets needs a positive start`)}if(n<1){throw new Error(`Exponential buckets needs a positive count`)}if(t<=1){throw new Error(`Exponential buckets needs a factor greater than 1`)}const r=new Array(n);for(let i=0;i<n;i++){r[i]=e;e*=t}return r};

}),

809:
((module, __unused_webpack_exports, __load__) => {

const Registry=__load__(91048);const{Grouper}=__load__(57735);const{aggregators}=__load__(47761);let cluster=()=>{const e=__load__(29907);cluster=()=>e;return e};const GET_METRICS_REQ=`prom-client:getMetricsReq`;const GET_METRICS_RES=`prom-client:getMetricsRes`;let registries=[Registry.globalRegistry];let requestCtr=0;let listenersAdded=false;const requests=new Map;class AggregatorRegistry extends Registry{constructor(e=Registry.PROMETHEUS_CONTENT_TYPE){super(e);addListeners()}clusterMetrics(){const e=requestCtr++;return new Promise((t,n)=>{let r=false;function done(e,i){if(r)return;r=true;if(e)n(e);else t(i)}const i={responses:[],pending:0,done,errorTimeout:setTimeout(()=>{const e=new Error(`Operation timed out.`);i.done(e)},5e3)};requests.set(e,i);const a={type:GET_METRICS_REQ,requestId:e};for(const e in cluster().workers){if(cluster().workers[e].isConnected()){cluster().workers[e].send(a);i.pending++}}if(i.pending===0){clearTimeout(i.errorTimeout);process.nextTick(()=>done(null,``))}})}get contentType(){return super.contentType}static aggregate(e,t=Registry.PROMETHEUS_CONTENT_TYPE){const n=new Registry;const r=new Grouper;n.setContentType(t);e.forEach(e=>{e.forEach(e=>{r.add(e.name,e)})});r.forEach(e=>{const t=e[0].aggregator;const r=aggregators[t];if(typeof r!==`function`){throw new Error(`'${t}' is not a defined aggregator.`)}const i=r(e);if(i){const e=Object.assign({get:()=>i},i);n.registerMetric(e)}});return n}static setRegistries(e){if(!Array.isArray(e))e=[e];e.forEach(e=>{if(!(e instanceof Registry)){throw new TypeError(`Expected Registry, got ${typeof e}`)}});registries=e}}function addListeners(){if(listenersAdded)return;listenersAdded=true;if(cluster().isMaster){cluster().on(`message`,(e,t)=>{if(t.type===GET_METRICS_RES){const e=requests.get(t.requestId);if(t.error){e.done(new Error(t.error));return}t.metrics.forEach(t=>e.responses.push(t));e.pending--;if(e.pending===0){requests.delete(t.requestId);clearTimeout(e.errorTimeout);const n=AggregatorRegistry.aggregate(e.responses);const r=n.metrics();e.done(null,r)}}})}if(cluster().isWorker){process.on(`message`,e=>{if(e.type===GET_METRICS_REQ){Promise.all(registries.map(e=>e.getMetricsAsJSON())).then(t=>{process.send({type:GET_METRICS_RES,requestId:e.requestId,metrics:t})}).catch(t=>{process.send({type:GET_METRICS_RES,requestId:e.requestId,error:t.message})})}})}}module.exports=AggregatorRegistry;

}),

37343:
((module, __unused_webpack_exports, __load__) => {

const util=__load__(39023);const{hashObject,isObject,getLabels,removeLabels,nowTimestamp}=__load__(57735);const{validateLabel}=__load__(17628);const{Metric}=__load__(90223);const Exemplar=__load__(21887);class Counter extends Metric{constructor(e){super(e);this.type=`counter`;this.defaultLabels={};this.defaultValue=1;this.defaultExemplarLabelSet={};if(e.enableExemplars){this.enableExemplars=true;this.inc=this.incWithExemplar}else{this.inc=this.incWithoutExemplar}}incWithoutExemplar(e,t){let n=``;if(isObject(e)){n=hashObject(e,this.sortedLabelNames);validateLabel(this.labelNames,e)}else{t=e;e={}}if(t&&!Number.isFinite(t)){throw new TypeError(`Value is not a valid number: ${util.format(t)}`)}if(t<0){throw new Error(`It is not possible to decrease a counter`)}if(t===null||t===undefined)t=1;setValue(this.hashMap,t,e,n);return{labelHash:n}}incWithExemplar({labels:e=this.defaultLabels,value:t=this.defaultValue,exemplarLabels:n=this.defaultExemplarLabelSet}={}){const r=this.incWithoutExemplar(e,t);this.updateExemplar(n,t,r.labelHash)}updateExemplar(e,t,n){if(e===this.defaultExemplarLabelSet)return;if(!isObject(this.hashMap[n].exemplar)){this.hashMap[n].exemplar=new Exemplar}this.hashMap[n].exemplar.validateExemplarLabelSet(e);this.hashMap[n].exemplar.labelSet=e;this.hashMap[n].exemplar.value=t?t:1;this.hashMap[n].exemplar.timestamp=nowTimestamp()}reset(){this.hashMap={};if(this.labelNames.length===0){setValue(this.hashMap,0)}}async get(){if(this.collect){const e=this.collect();if(e instanceof Promise)await e}return{help:this.help,name:this.name,type:this.type,values:Object.values(this.hashMap),aggregator:this.aggregator}}labels(...e){const t=getLabels(this.labelNames,e)||{};return{inc:this.inc.bind(this,t)}}remove(...e){const t=getLabels(this.labelNames,e)||{};validateLabel(this.labelNames,t);return removeLabels.call(this,this.hashMap,t,this.sortedLabelNames)}}function setValue(e,t,n={},r=``){if(e[r]){e[r].value+=t}else{e[r]={value:t,labels:n}}return e}module.exports=Counter;

}),

89213:
((module, __unused_webpack_exports, __load__) => {

const{isObject}=__load__(57735);const processCpuTotal=__load__(72184);const processStartTime=__load__(57211);const osMemoryHeap=__load__(31434);const processOpenFileDescriptors=__load__(13522);const processMaxFileDescriptors=__load__(46742);const eventLoopLag=__load__(16451);const processHandles=__load__(1817);const processRequests=__load__(14002);const processResources=__load__(22255);const heapSizeAndUsed=__load__(65832);const heapSpacesSizeAndUsed=__load__(34161);const version=__load__(28201);const gc=__load__(95355);const metrics={processCpuTotal,processStartTime,osMemoryHeap,processOpenFileDescriptors,processMaxFileDescriptors,eventLoopLag,...typeof process.getActiveResourcesInfo===`function`?{processResources}:{},processHandles,processRequests,heapSizeAndUsed,heapSpacesSizeAndUsed,version,gc};const metricsList=Object.keys(metrics);module.exports=function collectDefaultMetrics(e){if(e!==null&&e!==undefined&&!isObject(e)){throw new TypeError(`config must be null, undefined, or an object`)}e={eventLoopMonitoringPrecision:10,...e};for(const t of Object.values(metrics)){t(e.register,e)}};module.exports.metricsList=metricsList;

}),

21887:
((module) => {

class Exemplar{constructor(e={},t=null){this.labelSet=e;this.value=t}validateExemplarLabelSet(e){let t=``;for(const[n,r]of Object.entries(e)){t+=`${n}${r}`}if(t.length>128){throw new RangeError(`Label set size must be smaller than 128 UTF-8 chars`)}}}module.exports=Exemplar;

}),

51980:
((module, __unused_webpack_exports, __load__) => {

const util=__load__(39023);const{setValue,setValueDelta,getLabels,hashObject,isObject,removeLabels}=__load__(57735);const{validateLabel}=__load__(17628);const{Metric}=__load__(90223);class Gauge extends Metric{constructor(e){super(e);this.type=`gauge`}set(e,t){t=getValueArg(e,t);e=getLabelArg(e);set(this,e,t)}reset(){this.hashMap={};if(this.labelNames.length===0){setValue(this.hashMap,0,{})}}inc(e,t){t=getValueArg(e,t);e=getLabelArg(e);if(t===undefined)t=1;setDelta(this,e,t)}dec(e,t){t=getValueArg(e,t);e=getLabelArg(e);if(t===undefined)t=1;setDelta(this,e,-t)}setToCurrentTime(e){const t=Date.now()/1e3;if(e===undefined){this.set(t)}else{this.set(e,t)}}startTimer(e){const t=process.hrtime();return n=>{const r=process.hrtime(t);const i=r[0]+r[1]/1e9;this.set(Object.assign({},e,n),i);return i}}async get(){if(this.collect){const e=this.collect();if(e instanceof Promise)await e}return{help:this.help,name:this.name,type:this.type,values:Object.values(this.hashMap),aggregator:this.aggregator}}_getValue(e){const t=hashObject(e||{},this.sortedLabelNames);return this.hashMap[t]?this.hashMap[t].value:0}labels(...e){const t=getLabels(this.labelNames,e);validateLabel(this.labelNames,t);return{inc:this.inc.bind(this,t),dec:this.dec.bind(this,t),set:this.set.bind(this,t),setToCurrentTime:this.setToCurrentTime.bind(this,t),startTimer:this.startTimer.bind(this,t)}}remove(...e){const t=getLabels(this.labelNames,e);validateLabel(this.labelNames,t);removeLabels.call(this,this.hashMap,t,this.sortedLabelNames)}}function set(e,t,n){if(typeof n!==`number`){throw new TypeError(`Value is not a valid number: ${util.format(n)}`)}validateLabel(e.labelNames,t);setValue(e.hashMap,n,t)}function setDelta(e,t,n){if(typeof n!==`number`){throw new TypeError(`Delta is not a valid number: ${util.format(n)}`)}validateLabel(e.labelNames,t);const r=hashObject(t,e.sortedLabelNames);setValueDelta(e.hashMap,n,t,r)}function getLabelArg(e){return isObject(e)?e:{}}function getValueArg(e,t){return isObject(e)?t:e}module.exports=Gauge;

}),

23673:
((module, __unused_webpack_exports, __load__) => {

const util=__load__(39023);const{getLabels,hashObject,isObject,removeLabels,nowTimestamp}=__load__(57735);const{validateLabel}=__load__(17628);const{Metric}=__load__(90223);const Exemplar=__load__(21887);class Histogram extends Metric{constructor(e){super(e,{buckets:[.005,.01,.025,.05,.1,.25,.5,1,2.5,5,10]});this.type=`histogram`;this.defaultLabels={};this.defaultExemplarLabelSet={};this.enableExemplars=false;for(const e of this.labelNames){if(e===`le`){throw new Error(`le is a reserved label keyword`)}}this.upperBounds=this.buckets;this.bucketValues=this.upperBounds.reduce((e,t)=>{e[t]=0;return e},{});if(e.enableExemplars){this.enableExemplars=true;this.bucketExemplars=this.upperBounds.reduce((e,t)=>{e[t]=null;return e},{});Object.freeze(this.bucketExemplars);this.observe=this.observeWithExemplar}else{this.observe=this.observeWithoutExemplar}Object.freeze(this.bucketValues);Object.freeze(this.upperBounds);if(this.labelNames.length===0){this.hashMap={[hashObject({})]:createBaseValues({},this.bucketValues,this.bucketExemplars)}}}observeWithoutExemplar(e,t){observe.call(this,e===0?0:e||{})(t)}observeWithExemplar({labels:e=this.defaultLabels,value:t,exemplarLabels:n=this.defaultExemplarLabelSet}={}){observe.call(this,e===0?0:e||{})(t);this.updateExemplar(e,t,n)}updateExemplar(e,t,n){if(Object.keys(n).length===0)return;const r=hashObject(e,this.sortedLabelNames);const i=findBound(this.upperBounds,t);const{bucketExemplars:a}=this.hashMap[r];let o=a[i];if(!isObject(o)){o=new Exemplar;a[i]=o}o.validateExemplarLabelSet(n);o.labelSet=n;o.value=t;o.timestamp=nowTimestamp()}async get(){const e=await this.getForPromString();e.values=e.values.map(splayLabels);return e}async getForPromString(){if(this.collect){const e=this.collect();if(e instanceof Promise)await e}const e=Object.values(this.hashMap);const t=e.map(extractBucketValuesForExport(this)).reduce(addSumAndCountForExport(this),[]);return{name:this.name,help:this.help,type:this.type,values:t,aggregator:this.aggregator}}reset(){this.hashMap={}}zero(e){const t=hashObject(e,this.sortedLabelNames);this.hashMap[t]=createBaseValues(e,this.bucketValues,this.bucketExemplars)}startTimer(e,t){return this.enableExemplars?startTimerWithExemplar.call(this,e,t)():startTimer.call(this,e)()}labels(...e){const t=getLabels(this.labelNames,e);validateLabel(this.labelNames,t);return{observe:observe.call(this,t),startTimer:startTimer.call(this,t)}}remove(...e){const t=getLabels(this.labelNames,e);validateLabel(this.labelNames,t);removeLabels.call(this,this.hashMap,t,this.sortedLabelNames)}}function startTimer(e){return()=>{const t=process.hrtime();return n=>{const r=process.hrtime(t);const i=r[0]+r[1]/1e9;this.observe(Object.assign({},e,n),i);return i}}}function startTimerWithExemplar(e,t){return()=>{const n=process.hrtime();return(r,i)=>{const a=process.hrtime(n);const o=a[0]+a[1]/1e9;this.observe({labels:Object.assign({},e,r),value:o,exemplarLabels:Object.assign({},t,i)});return o}}}function setValuePair(e,t,n,r,i={}){return{labels:e,sharedLabels:i,value:t,metricName:n,exemplar:r}}function findBound(e,t){for(let n=0;n<e.length;n++){const r=e[n];if(t<=r){return r}}return-1}function observe(e){return t=>{const n=convertLabelsAndValues(e,t);validateLabel(this.labelNames,n.labels);if(!Number.isFinite(n.value)){throw new TypeError(`Value is not a valid number: ${util.format(n.value)}`)}const r=hashObject(n.labels,this.sortedLabelNames);let i=this.hashMap[r];if(!i){i=createBaseValues(n.labels,this.bucketValues,this.bucketExemplars)}const a=findBound(this.upperBounds,n.value);i.sum+=n.value;i.count+=1;if(Object.prototype.hasOwnProperty.call(i.bucketValues,a)){i.bucketValues[a]+=1}this.hashMap[r]=i}}function createBaseValues(e,t,n){const r={labels:e,bucketValues:{...t},sum:0,count:0};if(n){r.bucketExemplars={...n}}return r}function convertLabelsAndValues(e,t){return isObject(e)?{labels:e,value:t}:{value:e,labels:{}}}function extractBucketValuesForExport(e){const t=`${e.name}_bucket`;return n=>{let r=0;const i=e.upperBounds.map(e=>{r+=n.bucketValues[e];return setValuePair({le:e},r,t,n.bucketExemplars?n.bucketExemplars[e]:null,n.labels)});return{buckets:i,data:n}}}function addSumAndCountForExport(e){return(t,n)=>{t.push(...n.buckets);const r={le:`+Inf`};t.push(setValuePair(r,n.data.count,`${e.name}_bucket`,n.data.bucketExemplars?n.data.bucketExemplars[`-1`]:null,n.data.labels),setValuePair({},n.data.sum,`${e.name}_sum`,undefined,n.data.labels),setValuePair({},n.data.count,`${e.name}_count`,undefined,n.data.labels));return t}}function splayLabels(e){const{sharedLabels:t,labels:n,...r}=e;for(const e of Object.keys(t)){n[e]=t[e]}r.labels=n;return r}module.exports=Histogram;

}),

90223:
((module, __unused_webpack_exports, __load__) => {

const Registry=__load__(91048);const{isObject}=__load__(57735);const{validateMetricName,validateLabelName}=__load__(17628);class Metric{constructor(e,t={}){if(!isObject(e)){throw new TypeError(`constructor expected a config object`)}Object.assign(this,{labelNames:[],registers:[Registry.globalRegistry],aggregator:`sum`,enableExemplars:false},t,e);if(!this.registers){this.registers=[Registry.globalRegistry]}if(!this.help){throw new Error(`Missing mandatory help parameter`)}if(!this.name){throw new Error(`Missing mandatory name parameter`)}if(!validateMetricName(this.name)){throw new Error(`Invalid metric name`)}if(!validateLabelName(this.labelNames)){throw new Error(`Invalid label name`)}if(this.collect&&typeof this.collect!==`function`){throw new Error(`Optional "collect" parameter must be a function`)}if(this.labelNames){this.sortedLabelNames=[...this.labelNames].sort()}else{this.sortedLabelNames=[]}this.reset();for(const e of this.registers){if(this.enableExemplars&&e.contentType===Registry.PROMETHEUS_CONTENT_TYPE){throw new TypeError(`Exemplars are supported only on OpenMetrics registries`)}e.registerMetric(this)}}reset(){}}module.exports={Metric};

}),

47761:
((__unused_webpack_module, exports, __load__) => {

const{Grouper,hashObject}=__load__(57735);function AggregatorFactory(e){return t=>{if(t.length===0)return;const n={help:t[0].help,name:t[0].name,type:t[0].type,values:[],aggregator:t[0].aggregator};const r=new Grouper;t.forEach(e=>{e.values.forEach(e=>{const t=hashObject(e.labels);r.add(`${e.metricName}_${t}`,e)})});r.forEach(t=>{if(t.length===0)return;const r={value:e(t),labels:t[0].labels};if(t[0].metricName){r.metricName=t[0].metricName}n.values.push(r)});return n}}exports.AggregatorFactory=AggregatorFactory;exports.aggregators={sum:AggregatorFactory(e=>e.reduce((e,t)=>e+t.value,0)),first:AggregatorFactory(e=>e[0].value),omit:()=>{},average:AggregatorFactory(e=>e.reduce((e,t)=>e+t.value,0)/e.length),min:AggregatorFactory(e=>e.reduce((e,t)=>Math.min(e,t.value),Infinity)),max:AggregatorFactory(e=>e.reduce((e,t)=>Math.max(e,t.value),-Infinity))};

}),

16451:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);let perf_hooks;try{perf_hooks=__load__(82987)}catch{}const NODEJS_EVENTLOOP_LAG=`nodejs_eventloop_lag_seconds`;const NODEJS_EVENTLOOP_LAG_MIN=`nodejs_eventloop_lag_min_seconds`;const NODEJS_EVENTLOOP_LAG_MAX=`nodejs_eventloop_lag_max_seconds`;const NODEJS_EVENTLOOP_LAG_MEAN=`nodejs_eventloop_lag_mean_seconds`;const NODEJS_EVENTLOOP_LAG_STDDEV=`nodejs_eventloop_lag_stddev_seconds`;const NODEJS_EVENTLOOP_LAG_P50=`nodejs_eventloop_lag_p50_seconds`;const NODEJS_EVENTLOOP_LAG_P90=`nodejs_eventloop_lag_p90_seconds`;const NODEJS_EVENTLOOP_LAG_P99=`nodejs_eventloop_lag_p99_seconds`;function reportEventloopLag(e,t,n){const r=process.hrtime(e);const i=r[0]*1e9+r[1];const a=i/1e9;t.set(n,a)}module.exports=(e,t={})=>{const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);const a=e?[e]:undefined;let collect=()=>{const e=process.hrtime();setImmediate(reportEventloopLag,e,o,r)};if(perf_hooks&&perf_hooks.monitorEventLoopDelay){try{const e=perf_hooks.monitorEventLoopDelay({resolution:t.eventLoopMonitoringPrecision});e.enable();collect=()=>{const t=process.hrtime();setImmediate(reportEventloopLag,t,o,r);s.set(r,e.min/1e9);c.set(r,e.max/1e9);l.set(r,e.mean/1e9);u.set(r,e.stddev/1e9);d.set(r,e.percentile(50)/1e9);f.set(r,e.percentile(90)/1e9);p.set(r,e.percentile(99)/1e9);e.reset()}}catch(e){if(e.code===`ERR_NOT_IMPLEMENTED`){return}throw e}}const o=new Gauge({name:n+NODEJS_EVENTLOOP_LAG,help:`Lag of event loop in seconds.`,registers:a,labelNames:i,aggregator:`average`,collect});const s=new Gauge({name:n+NODEJS_EVENTLOOP_LAG_MIN,help:`The minimum recorded event loop delay.`,registers:a,labelNames:i,aggregator:`min`});const c=new Gauge({name:n+NODEJS_EVENTLOOP_LAG_MAX,help:`The maximum recorded event loop delay.`,registers:a,labelNames:i,aggregator:`max`});const l=new Gauge({name:n+NODEJS_EVENTLOOP_LAG_MEAN,help:`The mean of the recorded event loop delays.`,registers:a,labelNames:i,aggregator:`average`});const u=new Gauge({name:n+NODEJS_EVENTLOOP_LAG_STDDEV,help:`The standard deviation of the recorded event loop delays.`,registers:a,labelNames:i,aggregator:`average`});const d=new Gauge({name:n+NODEJS_EVENTLOOP_LAG_P50,help:`The 50th percentile of the recorded event loop delays.`,registers:a,labelNames:i,aggregator:`average`});const f=new Gauge({name:n+NODEJS_EVENTLOOP_LAG_P90,help:`The 90th percentile of the recorded event loop delays.`,registers:a,labelNames:i,aggregator:`average`});const p=new Gauge({name:n+NODEJS_EVENTLOOP_LAG_P99,help:`The 99th percentile of the recorded event loop delays.`,registers:a,labelNames:i,aggregator:`average`})};module.exports.metricNames=[NODEJS_EVENTLOOP_LAG,NODEJS_EVENTLOOP_LAG_MIN,NODEJS_EVENTLOOP_LAG_MAX,NODEJS_EVENTLOOP_LAG_MEAN,NODEJS_EVENTLOOP_LAG_STDDEV,NODEJS_EVENTLOOP_LAG_P50,NODEJS_EVENTLOOP_LAG_P90,NODEJS_EVENTLOOP_LAG_P99];

}),

95355:
((module, __unused_webpack_exports, __load__) => {

const Histogram=__load__(23673);let perf_hooks;try{perf_hooks=__load__(82987)}catch{}const NODEJS_GC_DURATION_SECONDS=`nodejs_gc_duration_seconds`;const DEFAULT_GC_DURATION_BUCKETS=[.001,.01,.1,1,2,5];const kinds=[];if(perf_hooks&&perf_hooks.constants){kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MAJOR]=`major`;kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MINOR]=`minor`;kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_INCREMENTAL]=`incremental`;kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_WEAKCB]=`weakcb`}module.exports=(e,t={})=>{if(!perf_hooks){return}const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);const a=t.gcDurationBuckets?t.gcDurationBuckets:DEFAULT_GC_DURATION_BUCKETS;const o=new Histogram({name:n+NODEJS_GC_DURATION_SECONDS,help:`Garbage collection duration by kind, one of major, minor, incremental or weakcb.`,labelNames:[`kind`,...i],enableExemplars:false,buckets:a,registers:e?[e]:undefined});const s=new perf_hooks.PerformanceObserver(e=>{const t=e.getEntries()[0];const n=t.detail?kinds[t.detail.kind]:kinds[t.kind];o.observe(Object.assign({kind:n},r),t.duration/1e3)});s.observe({entryTypes:[`gc`]})};module.exports.metricNames=[NODEJS_GC_DURATION_SECONDS];

}),

65832:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const safeMemoryUsage=__load__(31346);const NODEJS_HEAP_SIZE_TOTAL=`nodejs_heap_size_total_bytes`;const NODEJS_HEAP_SIZE_USED=`nodejs_heap_size_used_bytes`;const NODEJS_EXTERNAL_MEMORY=`nodejs_external_memory_bytes`;module.exports=(e,t={})=>{if(typeof process.memoryUsage!==`function`){return}const n=t.labels?t.labels:{};const r=Object.keys(n);const i=e?[e]:undefined;const a=t.prefix?t.prefix:``;const collect=()=>{const e=safeMemoryUsage();if(e){o.set(n,e.heapTotal);s.set(n,e.heapUsed);if(e.external!==undefined){c.set(n,e.external)}}};const o=new Gauge({name:a+NODEJS_HEAP_SIZE_TOTAL,help:`Process heap size from Node.js in bytes.`,registers:i,labelNames:r,collect});const s=new Gauge({name:a+NODEJS_HEAP_SIZE_USED,help:`Process heap size used from Node.js in bytes.`,registers:i,labelNames:r});const c=new Gauge({name:a+NODEJS_EXTERNAL_MEMORY,help:`Node.js external memory size in bytes.`,registers:i,labelNames:r})};module.exports.metricNames=[NODEJS_HEAP_SIZE_TOTAL,NODEJS_HEAP_SIZE_USED,NODEJS_EXTERNAL_MEMORY];

}),

34161:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const v8=__load__(11493);const METRICS=[`total`,`used`,`available`];const NODEJS_HEAP_SIZE={};METRICS.forEach(e=>{NODEJS_HEAP_SIZE[e]=`nodejs_heap_space_size_${e}_bytes`});module.exports=(e,t={})=>{try{v8.getHeapSpaceStatistics()}catch(e){if(e.code===`ERR_NOT_IMPLEMENTED`){return}throw e}const n=e?[e]:undefined;const r=t.prefix?t.prefix:``;const i=t.labels?t.labels:{};const a=[`space`,...Object.keys(i)];const o={};METRICS.forEach(e=>{o[e]=new Gauge({name:r+NODEJS_HEAP_SIZE[e],help:`Process heap space size ${e} from Node.js in bytes.`,labelNames:a,registers:n})});o.total.collect=()=>{for(const e of v8.getHeapSpaceStatistics()){const t=e.space_name.substr(0,e.space_name.indexOf(`_space`));o.total.set({space:t,...i},e.space_size);o.used.set({space:t,...i},e.space_used_size);o.available.set({space:t,...i},e.space_available_size)}}};module.exports.metricNames=Object.values(NODEJS_HEAP_SIZE);

}),

42144:
((module) => {

function aggregateByObjectName(e){const t={};for(let n=0;n<e.length;n++){const r=e[n];if(!r||typeof r.constructor===`undefined`){continue}if(Object.hasOwnProperty.call(t,r.constructor.name)){t[r.constructor.name]+=1}else{t[r.constructor.name]=1}}return t}function updateMetrics(e,t,n){e.reset();for(const r in t){e.set(Object.assign({type:r},n||{}),t[r])}}module.exports={aggregateByObjectName,updateMetrics};

}),

31346:
((module) => {

function safeMemoryUsage(){try{return process.memoryUsage()}catch{return}}module.exports=safeMemoryUsage;

}),

31434:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const linuxVariant=__load__(64274);const safeMemoryUsage=__load__(31346);const PROCESS_RESIDENT_MEMORY=`process_resident_memory_bytes`;function notLinuxVariant(e,t={}){const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);new Gauge({name:n+PROCESS_RESIDENT_MEMORY,help:`Resident memory size in bytes.`,registers:e?[e]:undefined,labelNames:i,collect(){const e=safeMemoryUsage();if(e){this.set(r,e.rss)}}})}module.exports=(e,t)=>process.platform===`linux`?linuxVariant(e,t):notLinuxVariant(e,t);module.exports.metricNames=process.platform===`linux`?linuxVariant.metricNames:[PROCESS_RESIDENT_MEMORY];

}),

64274:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const fs=__load__(79896);const values=[`VmSize`,`VmRSS`,`VmData`];const PROCESS_RESIDENT_MEMORY=`process_resident_memory_bytes`;const PROCESS_VIRTUAL_MEMORY=`process_virtual_memory_bytes`;const PROCESS_HEAP=`process_heap_bytes`;function structureOutput(e){return e.split(`
`).reduce((e,t)=>{if(!values.some(e=>t.startsWith(e))){return e}const n=t.split(`:`);let r=n[1].trim();r=r.substr(0,r.length-3);r=Number(r)*1024;e[n[0]]=r;return e},{})}module.exports=(e,t={})=>{const n=e?[e]:undefined;const r=t.prefix?t.prefix:``;const i=t.labels?t.labels:{};const a=Object.keys(i);const o=new Gauge({name:r+PROCESS_RESIDENT_MEMORY,help:`Resident memory size in bytes.`,registers:n,labelNames:a,collect(){try{const e=fs.readFileSync(`/proc/self/status`,`utf8`);const t=structureOutput(e);o.set(i,t.VmRSS);s.set(i,t.VmSize);c.set(i,t.VmData)}catch{}}});const s=new Gauge({name:r+PROCESS_VIRTUAL_MEMORY,help:`Virtual memory size in bytes.`,registers:n,labelNames:a});const c=new Gauge({name:r+PROCESS_HEAP,help:`Process heap size in bytes.`,registers:n,labelNames:a})};module.exports.metricNames=[PROCESS_RESIDENT_MEMORY,PROCESS_VIRTUAL_MEMORY,PROCESS_HEAP];

}),

72184:
((module, __unused_webpack_exports, __load__) => {

const OtelApi=__load__(22127);const Counter=__load__(37343);const PROCESS_CPU_USER_SECONDS=`process_cpu_user_seconds_total`;const PROCESS_CPU_SYSTEM_SECONDS=`process_cpu_system_seconds_total`;const PROCESS_CPU_SECONDS=`process_cpu_seconds_total`;module.exports=(e,t={})=>{const n=e?[e]:undefined;const r=t.prefix?t.prefix:``;const i=t.labels?t.labels:{};const a=t.enableExemplars?t.enableExemplars:false;const o=Object.keys(i);let s=process.cpuUsage();const c=new Counter({name:r+PROCESS_CPU_USER_SECONDS,help:`Total user CPU time spent in seconds.`,enableExemplars:a,registers:n,labelNames:o,collect(){const e=process.cpuUsage();const t=e.user-s.user;const n=e.system-s.system;s=e;if(this.enableExemplars){let e={};const r=OtelApi.trace.getSpan(OtelApi.context.active());if(r){e={traceId:r.spanContext().traceId,spanId:r.spanContext().spanId}}c.inc({labels:i,value:t/1e6,exemplarLabels:e});l.inc({labels:i,value:n/1e6,exemplarLabels:e});u.inc({labels:i,value:(t+n)/1e6,exemplarLabels:e})}else{c.inc(i,t/1e6);l.inc(i,n/1e6);u.inc(i,(t+n)/1e6)}}});const l=new Counter({name:r+PROCESS_CPU_SYSTEM_SECONDS,help:`Total system CPU time spent in seconds.`,enableExemplars:a,registers:n,labelNames:o});const u=new Counter({name:r+PROCESS_CPU_SECONDS,help:`Total user and system CPU time spent in seconds.`,enableExemplars:a,registers:n,labelNames:o})};module.exports.metricNames=[PROCESS_CPU_USER_SECONDS,PROCESS_CPU_SYSTEM_SECONDS,PROCESS_CPU_SECONDS];

}),

1817:
((module, __unused_webpack_exports, __load__) => {

const{aggregateByObjectName}=__load__(42144);const{updateMetrics}=__load__(42144);const Gauge=__load__(51980);const NODEJS_ACTIVE_HANDLES=`nodejs_active_handles`;const NODEJS_ACTIVE_HANDLES_TOTAL=`nodejs_active_handles_total`;module.exports=(e,t={})=>{if(typeof process._getActiveHandles!==`function`){return}const n=e?[e]:undefined;const r=t.prefix?t.prefix:``;const i=t.labels?t.labels:{};const a=Object.keys(i);new Gauge({name:r+NODEJS_ACTIVE_HANDLES,help:`Number of active libuv handles grouped by handle type. Every handle type is C++ class name.`,labelNames:[`type`,...a],registers:n,collect(){const e=process._getActiveHandles();updateMetrics(this,aggregateByObjectName(e),i)}});new Gauge({name:r+NODEJS_ACTIVE_HANDLES_TOTAL,help:`Total number of active handles.`,registers:n,labelNames:a,collect(){const e=process._getActiveHandles();this.set(i,e.length)}})};module.exports.metricNames=[NODEJS_ACTIVE_HANDLES,NODEJS_ACTIVE_HANDLES_TOTAL];

}),

46742:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const fs=__load__(79896);const PROCESS_MAX_FDS=`process_max_fds`;let maxFds;module.exports=(e,t={})=>{if(maxFds===undefined){try{const e=fs.readFileSync(`/proc/self/limits`,`utf8`);const t=e.split(`
`);for(const e of t){if(e.startsWith(`Max open files`)){const t=e.split(/  +/);maxFds=Number(t[1]);break}}}catch{return}}if(maxFds===undefined)return;const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);new Gauge({name:n+PROCESS_MAX_FDS,help:`Maximum number of open file descriptors.`,registers:e?[e]:undefined,labelNames:i,collect(){if(maxFds!==undefined)this.set(r,maxFds)}})};module.exports.metricNames=[PROCESS_MAX_FDS];

}),

13522:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const fs=__load__(79896);const process=__load__(932);const PROCESS_OPEN_FDS=`process_open_fds`;module.exports=(e,t={})=>{if(process.platform!==`linux`){return}const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);new Gauge({name:n+PROCESS_OPEN_FDS,help:`Number of open file descriptors.`,registers:e?[e]:undefined,labelNames:i,collect(){try{const e=fs.readdirSync(`/proc/self/fd`);this.set(r,e.length-1)}catch{}}})};module.exports.metricNames=[PROCESS_OPEN_FDS];

}),

14002:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const{aggregateByObjectName}=__load__(42144);const{updateMetrics}=__load__(42144);const NODEJS_ACTIVE_REQUESTS=`nodejs_active_requests`;const NODEJS_ACTIVE_REQUESTS_TOTAL=`nodejs_active_requests_total`;module.exports=(e,t={})=>{if(typeof process._getActiveRequests!==`function`){return}const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);new Gauge({name:n+NODEJS_ACTIVE_REQUESTS,help:`Number of active libuv requests grouped by request type. Every request type is C++ class name.`,labelNames:[`type`,...i],registers:e?[e]:undefined,collect(){const e=process._getActiveRequests();updateMetrics(this,aggregateByObjectName(e),r)}});new Gauge({name:n+NODEJS_ACTIVE_REQUESTS_TOTAL,help:`Total number of active requests.`,registers:e?[e]:undefined,labelNames:i,collect(){const e=process._getActiveRequests();this.set(r,e.length)}})};module.exports.metricNames=[NODEJS_ACTIVE_REQUESTS,NODEJS_ACTIVE_REQUESTS_TOTAL];

}),

22255:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const{updateMetrics}=__load__(42144);const NODEJS_ACTIVE_RESOURCES=`nodejs_active_resources`;const NODEJS_ACTIVE_RESOURCES_TOTAL=`nodejs_active_resources_total`;module.exports=(e,t={})=>{if(typeof process.getActiveResourcesInfo!==`function`){return}const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);new Gauge({name:n+NODEJS_ACTIVE_RESOURCES,help:`Number of active resources that are currently keeping the event loop alive, grouped by async resource type.`,labelNames:[`type`,...i],registers:e?[e]:undefined,collect(){const e=process.getActiveResourcesInfo();const t={};for(let n=0;n<e.length;n++){const r=e[n];if(Object.hasOwn(t,r)){t[r]+=1}else{t[r]=1}}updateMetrics(this,t,r)}});new Gauge({name:n+NODEJS_ACTIVE_RESOURCES_TOTAL,help:`Total number of active resources.`,registers:e?[e]:undefined,labelNames:i,collect(){const e=process.getActiveResourcesInfo();this.set(r,e.length)}})};module.exports.metricNames=[NODEJS_ACTIVE_RESOURCES,NODEJS_ACTIVE_RESOURCES_TOTAL];

}),

57211:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const startInSeconds=Math.round(Date.now()/1e3-process.uptime());const PROCESS_START_TIME=`process_start_time_seconds`;module.exports=(e,t={})=>{const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);new Gauge({name:n+PROCESS_START_TIME,help:`Start time of the process since unix epoch in seconds.`,registers:e?[e]:undefined,labelNames:i,aggregator:`omit`,collect(){this.set(r,startInSeconds)}})};module.exports.metricNames=[PROCESS_START_TIME];

}),

28201:
((module, __unused_webpack_exports, __load__) => {

const Gauge=__load__(51980);const version=process.version;const versionSegments=version.slice(1).split(`.`).map(Number);const NODE_VERSION_INFO=`nodejs_version_info`;module.exports=(e,t={})=>{const n=t.prefix?t.prefix:``;const r=t.labels?t.labels:{};const i=Object.keys(r);new Gauge({name:n+NODE_VERSION_INFO,help:`Node.js version info.`,labelNames:[`version`,`major`,`minor`,`patch`,...i],registers:e?[e]:undefined,aggregator:`first`,collect(){this.labels(version,versionSegments[0],versionSegments[1],versionSegments[2],...Object.values(r)).set(1)}})};module.exports.metricNames=[NODE_VERSION_INFO];

}),

49489:
((module, __unused_webpack_exports, __load__) => {

const url=__load__(87016);const http=__load__(58611);const https=__load__(65692);const{gzipSync}=__load__(43106);const{globalRegistry}=__load__(91048);class Pushgateway{constructor(e,t,n){if(!n){n=globalRegistry}this.registry=n;this.gatewayUrl=e;const{requireJobName:r,...i}={requireJobName:true,...t};this.requireJobName=r;this.requestOptions=i}pushAdd(e={}){if(this.requireJobName&&!e.jobName){throw new Error(`Missing jobName parameter`)}return useGateway.call(this,`POST`,e.jobName,e.groupings)}push(e={}){if(this.requireJobName&&!e.jobName){throw new Error(`Missing jobName parameter`)}return useGateway.call(this,`PUT`,e.jobName,e.groupings)}delete(e={}){if(this.requireJobName&&!e.jobName){throw new Error(`Missing jobName parameter`)}return useGateway.call(this,`DELETE`,e.jobName,e.groupings)}}async function useGateway(e,t,n){const r=url.parse(this.gatewayUrl);const i=r.pathname&&r.pathname!==`/`?r.pathname:``;const a=t?`/job/${encodeURIComponent(t)}${generateGroupings(n)}`:``;const o=`${i}/metrics${a}`;const s=url.resolve(this.gatewayUrl,o);const c=url.parse(s);const l=isHttps(c.href)?https:http;const u=Object.assign(c,this.requestOptions,{method:e});return new Promise((t,n)=>{if(e===`DELETE`&&u.headers){delete u.headers[`Content-Encoding`]}const r=l.request(u,e=>{let r=``;e.setEncoding(`utf8`);e.on(`data`,e=>{r+=e});e.on(`end`,()=>{if(e.statusCode>=400){n(new Error(`push failed with status ${e.statusCode}, ${r}`))}else{t({resp:e,body:r})}})});r.on(`error`,e=>{n(e)});r.on(`timeout`,()=>{r.destroy(new Error(`Pushgateway request timed out`))});if(e!==`DELETE`){this.registry.metrics().then(e=>{if(u.headers&&u.headers[`Content-Encoding`]===`gzip`){e=gzipSync(e)}r.write(e);r.end()}).catch(e=>{n(e)})}else{r.end()}})}function generateGroupings(e){if(!e){return``}return Object.keys(e).map(t=>`/${encodeURIComponent(t)}/${encodeURIComponent(e[t])}`).join(``)}function isHttps(e){return e.search(/^https/)!==-1}module.exports=Pushgateway;

}),

91048:
((module, __unused_webpack_exports, __load__) => {

const{getValueAsString}=__load__(57735);class Registry{static get PROMETHEUS_CONTENT_TYPE(){return`text/plain; version=0.0.4; charset=utf-8`}static get OPENMETRICS_CONTENT_TYPE(){return`application/openmetrics-text; version=1.0.0; charset=utf-8`}constructor(e=Registry.PROMETHEUS_CONTENT_TYPE){this._metrics={};this._collectors=[];this._defaultLabels={};if(e!==Registry.PROMETHEUS_CONTENT_TYPE&&e!==Registry.OPENMETRICS_CONTENT_TYPE){throw new TypeError(`Content type ${e} is unsupported`)}this._contentType=e}getMetricsAsArray(){return Object.values(this._metrics)}async getMetricsAsString(e){const t=typeof e.getForPromString===`function`?await e.getForPromString():await e.get();const n=escapeString(t.name);const r=`# HELP ${n} ${escapeString(t.help)}`;const i=`# TYPE ${n} ${t.type}`;const a=[r,i];const o=Object.keys(this._defaultLabels).length>0?this._defaultLabels:null;const s=this.contentType===Registry.OPENMETRICS_CONTENT_TYPE;for(const e of t.values||[]){let{metricName:r=n,labels:i={}}=e;const{sharedLabels:c={}}=e;if(s&&t.type===`counter`){r=`${r}_total`}if(o){i={...i,...o,...i}}const l=formatLabels(i,c);const u=flattenSharedLabels(c);const d=[...l,u].filter(Boolean);const f=d.length?`{${d.join(`,`)}}`:``;let p=`${r}${f} ${getValueAsString(e.value)}`;const{exemplar:m}=e;if(m&&s){const e=formatLabels(m.labelSet);p+=` # {${e.join(`,`)}} ${getValueAsString(m.value)} ${m.timestamp}`}a.push(p)}return a.join(`
`)}async metrics(){const e=this.contentType===Registry.OPENMETRICS_CONTENT_TYPE;const t=this.getMetricsAsArray().map(t=>{if(e&&t.type===`counter`){t.name=standardizeCounterName(t.name)}return this.getMetricsAsString(t)});const n=await Promise.all(t);return e?`${n.join(`
`)}\n# EOF\n`:`${n.join(`

`)}\n`}registerMetric(e){if(this._metrics[e.name]&&this._metrics[e.name]!==e){throw new Error(`A metric with the name ${e.name} has already been registered.`)}this._metrics[e.name]=e}clear(){this._metrics={};this._defaultLabels={}}async getMetricsAsJSON(){const e=[];const t=Object.keys(this._defaultLabels);const n=[];for(const e of this.getMetricsAsArray()){n.push(e.get())}const r=await Promise.all(n);for(const n of r){if(n.values&&t.length>0){for(const e of n.values){e.labels=Object.assign({},e.labels);for(const n of t){e.labels[n]=e.labels[n]||this._defaultLabels[n]}}}e.push(n)}return e}removeSingleMetric(e){delete this._metrics[e]}getSingleMetricAsString(e){return this.getMetricsAsString(this._metrics[e])}getSingleMetric(e){return this._metrics[e]}setDefaultLabels(e){this._defaultLabels=e}resetMetrics(){for(const e in this._metrics){this._metrics[e].reset()}}get contentType(){return this._contentType}setContentType(e){if(e===Registry.OPENMETRICS_CONTENT_TYPE||e===Registry.PROMETHEUS_CONTENT_TYPE){this._contentType=e}else{throw new Error(`Content type ${e} is unsupported`)}}static merge(e){const t=e[0].contentType;for(const n of e){if(n.contentType!==t){throw new Error(`Registers can only be merged if they have the same content type`)}}const n=new Registry(t);const r=e.reduce((e,t)=>e.concat(t.getMetricsAsArray()),[]);r.forEach(n.registerMetric,n);return n}}function formatLabels(e,t){const{hasOwnProperty:n}=Object.prototype;const r=[];for(const[i,a]of Object.entries(e)){if(!t||!n.call(t,i)){r.push(`${i}="${escapeLabelValue(a)}"`)}}return r}const sharedLabelCache=new WeakMap;function flattenSharedLabels(e){const t=sharedLabelCache.get(e);if(t){return t}const n=formatLabels(e);const r=n.join(`,`);sharedLabelCache.set(e,r);return r}function escapeLabelValue(e){if(typeof e!==`string`){return e}return escapeString(e).replace(/"/g,`\\"`)}function escapeString(e){return e.replace(/\\/g,`\\\\`).replace(/\n/g,`\\n`)}function standardizeCounterName(e){return e.replace(/_total$/,``)}module.exports=Registry;module.exports.globalRegistry=new Registry;

}),

34347:
((module, __unused_webpack_exports, __load__) => {

const util=__load__(39023);const{getLabels,hashObject,removeLabels}=__load__(57735);const{validateLabel}=__load__(17628);const{Metric}=__load__(90223);const timeWindowQuantiles=__load__(94454);const DEFAULT_COMPRESS_COUNT=1e3;class Summary extends Metric{constructor(e){super(e,{percentiles:[.01,.05,.5,.9,.95,.99,.999],compressCount:DEFAULT_COMPRESS_COUNT,hashMap:{}});this.type=`summary`;for(const e of this.labelNames){if(e===`quantile`)throw new Error(`quantile is a reserved label keyword`)}if(this.labelNames.length===0){this.hashMap={[hashObject({})]:{labels:{},td:new timeWindowQuantiles(this.maxAgeSeconds,this.ageBuckets),count:0,sum:0}}}}observe(e,t){observe.call(this,e===0?0:e||{})(t)}async get(){if(this.collect){const e=this.collect();if(e instanceof Promise)await e}const e=Object.keys(this.hashMap);const t=[];e.forEach(e=>{const n=this.hashMap[e];if(n){if(this.pruneAgedBuckets&&n.td.size()===0){delete this.hashMap[e]}else{extractSummariesForExport(n,this.percentiles).forEach(e=>{t.push(e)});t.push(getSumForExport(n,this));t.push(getCountForExport(n,this))}}});return{name:this.name,help:this.help,type:this.type,values:t,aggregator:this.aggregator}}reset(){const e=Object.values(this.hashMap);e.forEach(e=>{e.td.reset();e.count=0;e.sum=0})}startTimer(e){return startTimer.call(this,e)()}labels(...e){const t=getLabels(this.labelNames,e);validateLabel(this.labelNames,t);return{observe:observe.call(this,t),startTimer:startTimer.call(this,t)}}remove(...e){const t=getLabels(this.labelNames,e);validateLabel(this.labelNames,t);removeLabels.call(this,this.hashMap,t,this.sortedLabelNames)}}function extractSummariesForExport(e,t){e.td.compress();return t.map(t=>{const n=e.td.percentile(t);return{labels:Object.assign({quantile:t},e.labels),value:n?n:0}})}function getCountForExport(e,t){return{metricName:`${t.name}_count`,labels:e.labels,value:e.count}}function getSumForExport(e,t){return{metricName:`${t.name}_sum`,labels:e.labels,value:e.sum}}function startTimer(e){return()=>{const t=process.hrtime();return n=>{const r=process.hrtime(t);const i=r[0]+r[1]/1e9;this.observe(Object.assign({},e,n),i);return i}}}function observe(e){return t=>{const n=convertLabelsAndValues(e,t);validateLabel(this.labelNames,e);if(!Number.isFinite(n.value)){throw new TypeError(`Value is not a valid number: ${util.format(n.value)}`)}const r=hashObject(n.labels,this.sortedLabelNames);let i=this.hashMap[r];if(!i){i={labels:n.labels,td:new timeWindowQuantiles(this.maxAgeSeconds,this.ageBuckets),count:0,sum:0}}i.td.push(n.value);i.count++;if(i.count%this.compressCount===0){i.td.compress()}i.sum+=n.value;this.hashMap[r]=i}}function convertLabelsAndValues(e,t){if(t===undefined){return{value:e,labels:{}}}return{labels:e,value:t}}module.exports=Summary;

}),

94454:
((module, __unused_webpack_exports, __load__) => {

const{TDigest}=__load__(39805);class TimeWindowQuantiles{constructor(e,t){this.maxAgeSeconds=e||0;this.ageBuckets=t||0;this.shouldRotate=e&&t;this.ringBuffer=Array(t).fill(new TDigest);this.currentBuffer=0;this.lastRotateTimestampMillis=Date.now();this.durationBetweenRotatesMillis=e*1e3/t||Infinity}size(){const e=rotate.call(this);return e.size()}percentile(e){const t=rotate.call(this);return t.percentile(e)}push(e){rotate.call(this);this.ringBuffer.forEach(t=>{t.push(e)})}reset(){this.ringBuffer.forEach(e=>{e.reset()})}compress(){this.ringBuffer.forEach(e=>{e.compress()})}}function rotate(){let e=Date.now()-this.lastRotateTimestampMillis;while(e>this.durationBetweenRotatesMillis&&this.shouldRotate){this.ringBuffer[this.currentBuffer]=new TDigest;if(++this.currentBuffer>=this.ringBuffer.length){this.currentBuffer=0}e-=this.durationBetweenRotatesMillis;this.lastRotateTimestampMillis+=this.durationBetweenRotatesMillis}return this.ringBuffer[this.currentBuffer]}module.exports=TimeWindowQuantiles;

}),

57735:
((__unused_webpack_module, exports) => {

exports.getValueAsString=function getValueString(e){if(Number.isNaN(e)){return`Nan`}else if(!Number.isFinite(e)){if(e<0){return`-Inf`}else{return`+Inf`}}else{return`${e}`}};exports.removeLabels=function removeLabels(e,t,n){const r=hashObject(t,n);delete e[r]};exports.setValue=function setValue(e,t,n){const r=hashObject(n);e[r]={value:typeof t===`number`?t:0,labels:n||{}};return e};exports.setValueDelta=function setValueDelta(e,t,n,r=``){const i=typeof t===`number`?t:0;if(e[r]){e[r].value+=i}else{e[r]={value:i,labels:n}}return e};exports.getLabels=function(e,t){if(typeof t[0]===`object`){return t[0]}if(e.length!==t.length){throw new Error(`Invalid number of arguments (${t.length}): "${t.join(`, `)}" for label names (${e.length}): "${e.join(`, `)}".`)}const n={};for(let r=0;r<e.length;r++){n[e[r]]=t[r]}return n};function fastHashObject(e,t){if(e.length===0){return``}let n=``;for(let r=0;r<e.length;r++){const i=e[r];const a=t[i];if(a===undefined)continue;n+=`${i}:${a},`}return n}function hashObject(e,t){if(t){return fastHashObject(t,e)}const n=Object.keys(e);if(n.length>1){n.sort()}return fastHashObject(n,e)}exports.hashObject=hashObject;exports.isObject=function isObject(e){return e!==null&&typeof e===`object`};exports.nowTimestamp=function nowTimestamp(){return Date.now()/1e3};class Grouper extends Map{add(e,t){if(this.has(e)){this.get(e).push(t)}else{this.set(e,[t])}}}exports.Grouper=Grouper;

}),

17628:
((__unused_webpack_module, exports, __load__) => {

const util=__load__(39023);const metricRegexp=/^[a-zA-Z_:][a-zA-Z0-9_:]*$/;const labelRegexp=/^[a-zA-Z_][a-zA-Z0-9_]*$/;exports.validateMetricName=function(e){return metricRegexp.test(e)};exports.validateLabelName=function(e=[]){return e.every(e=>labelRegexp.test(e))};exports.validateLabel=function validateLabel(e,t){for(const n in t){if(!e.includes(n)){throw new Error(`Added label "${n}" is not included in initial labelset: ${util.inspect(e)}`)}}};

}),

55119:
((module) => {

function tryStringify(e){try{return JSON.stringify(e)}catch(e){return`"[Circular]"`}}module.exports=format;function format(e,t,n){var r=n&&n.stringify||tryStringify;var i=1;if(typeof e===`object`&&e!==null){var a=t.length+i;if(a===1)return e;var o=new Array(a);o[0]=r(e);for(var s=1;s<a;s++){o[s]=r(t[s])}return o.join(` `)}if(typeof e!==`string`){return e}var c=t.length;if(c===0)return e;var l=``;var u=1-i;var d=-1;var f=e&&e.length||0;for(var p=0;p<f;){if(e.charCodeAt(p)===37&&p+1<f){d=d>-1?d:0;switch(e.charCodeAt(p+1)){case 100:case 102:if(u>=c)break;if(t[u]==null)break;if(d<p)l+=e.slice(d,p);l+=Number(t[u]);d=p+2;p++;break;case 105:if(u>=c)break;if(t[u]==null)break;if(d<p)l+=e.slice(d,p);l+=Math.floor(Number(t[u]));d=p+2;p++;break;case 79:case 111:case 106:if(u>=c)break;if(t[u]===undefined)break;if(d<p)l+=e.slice(d,p);var m=typeof t[u];if(m===`string`){l+=`'`+t[u]+`'`;d=p+2;p++;break}if(m===`function`){l+=t[u].name||`<anonymous>`;d=p+2;p++;break}l+=r(t[u]);d=p+2;p++;break;case 115:if(u>=c)break;if(d<p)l+=e.slice(d,p);l+=String(t[u]);d=p+2;p++;break;case 37:if(d<p)l+=e.slice(d,p);l+=`%`;d=p+2;p++;u--;break}++u}++p}if(d===-1)return e;else if(d<f){l+=e.slice(d)}return l}

}),

92690:
((module, exports) => {

const{hasOwnProperty}=Object.prototype;const stringify=configure();stringify.configure=configure;stringify.stringify=stringify;stringify.default=stringify;exports.stringify=stringify;exports.configure=configure;module.exports=stringify;const strEscapeSequencesRegExp=/[\u0000-\u001f\u0022\u005c\ud800-\udfff]/;function strEscape(e){if(e.length<5e3&&!strEscapeSequencesRegExp.test(e)){return`"${e}"`}return JSON.stringify(e)}function sort(e,t){if(e.length>200||t){return e.sort(t)}for(let t=1;t<e.length;t++){const n=e[t];let r=t;while(r!==0&&e[r-1]>n){e[r]=e[r-1];r--}e[r]=n}return e}const typedArrayPrototypeGetSymbolToStringTag=Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(new Int8Array)),Symbol.toStringTag).get;function isTypedArrayWithEntries(e){return typedArrayPrototypeGetSymbolToStringTag.call(e)!==undefined&&e.length!==0}function stringifyTypedArray(e,t,n){if(e.length<n){n=e.length}const r=t===`,`?``:` `;let i=`"0":${r}${e[0]}`;for(let a=1;a<n;a++){i+=`${t}"${a}":${r}${e[a]}`}return i}function getCircularValueOption(e){if(hasOwnProperty.call(e,`circularValue`)){const t=e.circularValue;if(typeof t===`string`){return`"${t}"`}if(t==null){return t}if(t===Error||t===TypeError){return{toString(){throw new TypeError(`Converting circular structure to JSON`)}}}throw new TypeError(`The "circularValue" argument must be of type string or the value null or undefined`)}return`"[Circular]"`}function getDeterministicOption(e){let t;if(hasOwnProperty.call(e,`deterministic`)){t=e.deterministic;if(typeof t!==`boolean`&&typeof t!==`function`){throw new TypeError(`The "deterministic" argument must be of type boolean or comparator function`)}}return t===undefined?true:t}function getBooleanOption(e,t){let n;if(hasOwnProperty.call(e,t)){n=e[t];if(typeof n!==`boolean`){throw new TypeError(`The "${t}" argument must be of type boolean`)}}return n===undefined?true:n}function getPositiveIntegerOption(e,t){let n;if(hasOwnProperty.call(e,t)){n=e[t];if(typeof n!==`number`){throw new TypeError(`The "${t}" argument must be of type number`)}if(!Number.isInteger(n)){throw new TypeError(`The "${t}" argument must be an integer`)}if(n<1){throw new RangeError(`The "${t}" argument must be >= 1`)}}return n===undefined?Infinity:n}function getItemCount(e){if(e===1){return`1 item`}return`${e} items`}function getUniqueReplacerSet(e){const t=new Set;for(const n of e){if(typeof n===`string`||typeof n===`number`){t.add(String(n))}}return t}function getStrictOption(e){if(hasOwnProperty.call(e,`strict`)){const t=e.strict;if(typeof t!==`boolean`){throw new TypeError(`The "strict" argument must be of type boolean`)}if(t){return e=>{let t=`Object can not safely be stringified. Received type ${typeof e}`;if(typeof e!==`function`)t+=` (${e.toString()})`;throw new Error(t)}}}}function configure(e){e={...e};const t=getStrictOption(e);if(t){if(e.bigint===undefined){e.bigint=false}if(!(`circularValue`in e)){e.circularValue=Error}}const n=getCircularValueOption(e);const r=getBooleanOption(e,`bigint`);const i=getDeterministicOption(e);const a=typeof i===`function`?i:undefined;const o=getPositiveIntegerOption(e,`maximumDepth`);const s=getPositiveIntegerOption(e,`maximumBreadth`);function stringifyFnReplacer(e,c,l,u,d,f){let p=c[e];if(typeof p===`object`&&p!==null&&typeof p.toJSON===`function`){p=p.toJSON(e)}p=u.call(c,e,p);switch(typeof p){case`string`:return strEscape(p);case`object`:{if(p===null){return`null`}if(l.indexOf(p)!==-1){return n}let e=``;let t=`,`;const r=f;if(Array.isArray(p)){if(p.length===0){return`[]`}if(o<l.length+1){return`"[Array]"`}l.push(p);if(d!==``){f+=d;e+=`\n${f}`;t=`,\n${f}`}const n=Math.min(p.length,s);let i=0;for(;i<n-1;i++){const n=stringifyFnReplacer(String(i),p,l,u,d,f);e+=n!==undefined?n:`null`;e+=t}const a=stringifyFnReplacer(String(i),p,l,u,d,f);e+=a!==undefined?a:`null`;if(p.length-1>s){const n=p.length-s-1;e+=`${t}"... ${getItemCount(n)} not stringified"`}if(d!==``){e+=`\n${r}`}l.pop();return`[${e}]`}let c=Object.keys(p);const m=c.length;if(m===0){return`{}`}if(o<l.length+1){return`"[Object]"`}let h=``;let g=``;if(d!==``){f+=d;t=`,\n${f}`;h=` `}const _=Math.min(m,s);if(i&&!isTypedArrayWithEntries(p)){c=sort(c,a)}l.push(p);for(let n=0;n<_;n++){const r=c[n];const i=stringifyFnReplacer(r,p,l,u,d,f);if(i!==undefined){e+=`${g}${strEscape(r)}:${h}${i}`;g=t}}if(m>s){const n=m-s;e+=`${g}"...":${h}"${getItemCount(n)} not stringified"`;g=t}if(d!==``&&g.length>1){e=`\n${f}${e}\n${r}`}l.pop();return`{${e}}`}case`number`:return isFinite(p)?String(p):t?t(p):`null`;case`boolean`:return p===true?`true`:`false`;case`undefined`:return undefined;case`bigint`:if(r){return String(p)}default:return t?t(p):undefined}}function stringifyArrayReplacer(e,i,a,c,l,u){if(typeof i===`object`&&i!==null&&typeof i.toJSON===`function`){i=i.toJSON(e)}switch(typeof i){case`string`:return strEscape(i);case`object`:{if(i===null){return`null`}if(a.indexOf(i)!==-1){return n}const e=u;let t=``;let r=`,`;if(Array.isArray(i)){if(i.length===0){return`[]`}if(o<a.length+1){return`"[Array]"`}a.push(i);if(l!==``){u+=l;t+=`\n${u}`;r=`,\n${u}`}const n=Math.min(i.length,s);let d=0;for(;d<n-1;d++){const e=stringifyArrayReplacer(String(d),i[d],a,c,l,u);t+=e!==undefined?e:`null`;t+=r}const f=stringifyArrayReplacer(String(d),i[d],a,c,l,u);t+=f!==undefined?f:`null`;if(i.length-1>s){const e=i.length-s-1;t+=`${r}"... ${getItemCount(e)} not stringified"`}if(l!==``){t+=`\n${e}`}a.pop();return`[${t}]`}a.push(i);let d=``;if(l!==``){u+=l;r=`,\n${u}`;d=` `}let f=``;for(const e of c){const n=stringifyArrayReplacer(e,i[e],a,c,l,u);if(n!==undefined){t+=`${f}${strEscape(e)}:${d}${n}`;f=r}}if(l!==``&&f.length>1){t=`\n${u}${t}\n${e}`}a.pop();return`{${t}}`}case`number`:return isFinite(i)?String(i):t?t(i):`null`;case`boolean`:return i===true?`true`:`false`;case`undefined`:return undefined;case`bigint`:if(r){return String(i)}default:return t?t(i):undefined}}function stringifyIndent(e,c,l,u,d){switch(typeof c){case`string`:return strEscape(c);case`object`:{if(c===null){return`null`}if(typeof c.toJSON===`function`){c=c.toJSON(e);if(typeof c!==`object`){return stringifyIndent(e,c,l,u,d)}if(c===null){return`null`}}if(l.indexOf(c)!==-1){return n}const t=d;if(Array.isArray(c)){if(c.length===0){return`[]`}if(o<l.length+1){return`"[Array]"`}l.push(c);d+=u;let e=`\n${d}`;const n=`,\n${d}`;const r=Math.min(c.length,s);let i=0;for(;i<r-1;i++){const t=stringifyIndent(String(i),c[i],l,u,d);e+=t!==undefined?t:`null`;e+=n}const a=stringifyIndent(String(i),c[i],l,u,d);e+=a!==undefined?a:`null`;if(c.length-1>s){const t=c.length-s-1;e+=`${n}"... ${getItemCount(t)} not stringified"`}e+=`\n${t}`;l.pop();return`[${e}]`}let r=Object.keys(c);const f=r.length;if(f===0){return`{}`}if(o<l.length+1){return`"[Object]"`}d+=u;const p=`,\n${d}`;let m=``;let h=``;let g=Math.min(f,s);if(isTypedArrayWithEntries(c)){m+=stringifyTypedArray(c,p,s);r=r.slice(c.length);g-=c.length;h=p}if(i){r=sort(r,a)}l.push(c);for(let e=0;e<g;e++){const t=r[e];const n=stringifyIndent(t,c[t],l,u,d);if(n!==undefined){m+=`${h}${strEscape(t)}: ${n}`;h=p}}if(f>s){const e=f-s;m+=`${h}"...": "${getItemCount(e)} not stringified"`;h=p}if(h!==``){m=`\n${d}${m}\n${t}`}l.pop();return`{${m}}`}case`number`:return isFinite(c)?String(c):t?t(c):`null`;case`boolean`:return c===true?`true`:`false`;case`undefined`:return undefined;case`bigint`:if(r){return String(c)}default:return t?t(c):undefined}}function stringifySimple(e,c,l){switch(typeof c){case`string`:return strEscape(c);case`object`:{if(c===null){return`null`}if(typeof c.toJSON===`function`){c=c.toJSON(e);if(typeof c!==`object`){return stringifySimple(e,c,l)}if(c===null){return`null`}}if(l.indexOf(c)!==-1){return n}let t=``;const r=c.length!==undefined;if(r&&Array.isArray(c)){if(c.length===0){return`[]`}if(o<l.length+1){return`"[Array]"`}l.push(c);const e=Math.min(c.length,s);let n=0;for(;n<e-1;n++){const e=stringifySimple(String(n),c[n],l);t+=e!==undefined?e:`null`;t+=`,`}const r=stringifySimple(String(n),c[n],l);t+=r!==undefined?r:`null`;if(c.length-1>s){const e=c.length-s-1;t+=`,"... ${getItemCount(e)} not stringified"`}l.pop();return`[${t}]`}let u=Object.keys(c);const d=u.length;if(d===0){return`{}`}if(o<l.length+1){return`"[Object]"`}let f=``;let p=Math.min(d,s);if(r&&isTypedArrayWithEntries(c)){t+=stringifyTypedArray(c,`,`,s);u=u.slice(c.length);p-=c.length;f=`,`}if(i){u=sort(u,a)}l.push(c);for(let e=0;e<p;e++){const n=u[e];const r=stringifySimple(n,c[n],l);if(r!==undefined){t+=`${f}${strEscape(n)}:${r}`;f=`,`}}if(d>s){const e=d-s;t+=`${f}"...":"${getItemCount(e)} not stringified"`}l.pop();return`{${t}}`}case`number`:return isFinite(c)?String(c):t?t(c):`null`;case`boolean`:return c===true?`true`:`false`;case`undefined`:return undefined;case`bigint`:if(r){return String(c)}default:return t?t(c):undefined}}function stringify(e,t,n){if(arguments.length>1){let r=``;if(typeof n===`number`){r=` `.repeat(Math.min(n,10))}else if(typeof n===`string`){r=n.slice(0,10)}if(t!=null){if(typeof t===`function`){return stringifyFnReplacer(``,{"":e},[],t,r,``)}if(Array.isArray(t)){return stringifyArrayReplacer(``,e,[],getUniqueReplacerSet(t),r,``)}}if(r.length!==0){return stringifyIndent(``,e,[],r,``)}}return stringifySimple(``,e,[])}return stringify}

}),

39805:
((module, __unused_webpack_exports, __load__) => {

var RBTree=(__load__(71989).RBTree);function TDigest(e,t,n){this.discrete=e===false;this.delta=e||.01;this.K=t===undefined?25:t;this.CX=n===undefined?1.1:n;this.centroids=new RBTree(compare_centroid_means);this.nreset=0;this.reset()}TDigest.prototype.reset=function(){this.centroids.clear();this.n=0;this.nreset+=1;this.last_cumulate=0};TDigest.prototype.size=function(){return this.centroids.size};TDigest.prototype.toArray=function(e){var t=[];if(e){this._cumulate(true);this.centroids.each(function(e){t.push(e)})}else{this.centroids.each(function(e){t.push({mean:e.mean,n:e.n})})}return t};TDigest.prototype.summary=function(){var e=this.discrete?`exact `:`approximating `;var t=[e+this.n+` samples using `+this.size()+` centroids`,`min = `+this.percentile(0),`Q1  = `+this.percentile(.25),`Q2  = `+this.percentile(.5),`Q3  = `+this.percentile(.75),`max = `+this.percentile(1)];return t.join(`
`)};function compare_centroid_means(e,t){return e.mean>t.mean?1:e.mean<t.mean?-1:0}function compare_centroid_mean_cumns(e,t){return e.mean_cumn-t.mean_cumn}TDigest.prototype.push=function(e,t){t=t||1;e=Array.isArray(e)?e:[e];for(var n=0;n<e.length;n++){this._digest(e[n],t)}};TDigest.prototype.push_centroid=function(e){e=Array.isArray(e)?e:[e];for(var t=0;t<e.length;t++){this._digest(e[t].mean,e[t].n)}};TDigest.prototype._cumulate=function(e){if(this.n===this.last_cumulate||!e&&this.CX&&this.CX>this.n/this.last_cumulate){return}var t=0;this.centroids.each(function(e){e.mean_cumn=t+e.n/2;t=e.cumn=t+e.n});this.n=this.last_cumulate=t};TDigest.prototype.find_nearest=function(e){if(this.size()===0){return null}var t=this.centroids.lowerBound({mean:e});var n=t.data()===null?t.prev():t.data();if(n.mean===e||this.discrete){return n}var r=t.prev();if(r&&Math.abs(r.mean-e)<Math.abs(n.mean-e)){return r}else{return n}};TDigest.prototype._new_centroid=function(e,t,n){var r={mean:e,n:t,cumn:n};this.centroids.insert(r);this.n+=t;return r};TDigest.prototype._addweight=function(e,t,n){if(t!==e.mean){e.mean+=n*(t-e.mean)/(e.n+n)}e.cumn+=n;e.mean_cumn+=n/2;e.n+=n;this.n+=n};TDigest.prototype._digest=function(e,t){var n=this.centroids.min();var r=this.centroids.max();var i=this.find_nearest(e);if(i&&i.mean===e){this._addweight(i,e,t)}else if(i===n){this._new_centroid(e,t,0)}else if(i===r){this._new_centroid(e,t,this.n)}else if(this.discrete){this._new_centroid(e,t,i.cumn)}else{var a=i.mean_cumn/this.n;var o=Math.floor(4*this.n*this.delta*a*(1-a));if(o-i.n>=t){this._addweight(i,e,t)}else{this._new_centroid(e,t,i.cumn)}}this._cumulate(false);if(!this.discrete&&this.K&&this.size()>this.K/this.delta){this.compress()}};TDigest.prototype.bound_mean=function(e){var t=this.centroids.upperBound({mean:e});var n=t.prev();var r=n.mean===e?n:t.next();return[n,r]};TDigest.prototype.p_rank=function(e){var t=Array.isArray(e)?e:[e];var n=t.map(this._p_rank,this);return Array.isArray(e)?n:n[0]};TDigest.prototype._p_rank=function(e){if(this.size()===0){return undefined}else if(e<this.centroids.min().mean){return 0}else if(e>this.centroids.max().mean){return 1}this._cumulate(true);var t=this.bound_mean(e);var n=t[0],r=t[1];if(this.discrete){return n.cumn/this.n}else{var i=n.mean_cumn;if(n!==r){i+=(e-n.mean)*(r.mean_cumn-n.mean_cumn)/(r.mean-n.mean)}return i/this.n}};TDigest.prototype.bound_mean_cumn=function(e){this.centroids._comparator=compare_centroid_mean_cumns;var t=this.centroids.upperBound({mean_cumn:e});this.centroids._comparator=compare_centroid_means;var n=t.prev();var r=n&&n.mean_cumn===e?n:t.next();return[n,r]};TDigest.prototype.percentile=function(e){var t=Array.isArray(e)?e:[e];var n=t.map(this._percentile,this);return Array.isArray(e)?n:n[0]};TDigest.prototype._percentile=function(e){if(this.size()===0){return undefined}this._cumulate(true);var t=this.n*e;var n=this.bound_mean_cumn(t);var r=n[0],i=n[1];if(i===r||r===null||i===null){return(r||i).mean}else if(!this.discrete){return r.mean+(t-r.mean_cumn)*(i.mean-r.mean)/(i.mean_cumn-r.mean_cumn)}else if(t<=r.cumn){return r.mean}else{return i.mean}};function pop_random(e){var t=Math.floor(Math.random()*e.length);return e.splice(t,1)[0]}TDigest.prototype.compress=function(){if(this.compressing){return}var e=this.toArray();this.reset();this.compressing=true;while(e.length>0){this.push_centroid(pop_random(e))}this._cumulate(true);this.compressing=false};function Digest(e){this.config=e||{};this.mode=this.config.mode||`auto`;TDigest.call(this,this.mode===`cont`?e.delta:false);this.digest_ratio=this.config.ratio||.9;this.digest_thresh=this.config.thresh||1e3;this.n_unique=0}Digest.prototype=Object.create(TDigest.prototype);Digest.prototype.constructor=Digest;Digest.prototype.push=function(e){TDigest.prototype.push.call(this,e);this.check_continuous()};Digest.prototype._new_centroid=function(e,t,n){this.n_unique+=1;TDigest.prototype._new_centroid.call(this,e,t,n)};Digest.prototype._addweight=function(e,t,n){if(e.n===1){this.n_unique-=1}TDigest.prototype._addweight.call(this,e,t,n)};Digest.prototype.check_continuous=function(){if(this.mode!==`auto`||this.size()<this.digest_thresh){return false}if(this.n_unique/this.size()>this.digest_ratio){this.mode=`cont`;this.discrete=false;this.delta=this.config.delta||.01;this.compress();return true}return false};module.exports={"TDigest":TDigest,"Digest":Digest};

}),

39538:
((module, __unused_webpack_exports, __load__) => {

const{version}=__load__(93122);const{EventEmitter}=__load__(24434);const{Worker}=__load__(28167);const{join}=__load__(16928);const{pathToFileURL}=__load__(87016);const{wait}=__load__(76929);const{WRITE_INDEX,READ_INDEX,SEQ_INDEX}=__load__(30458);const buffer=__load__(20181);const assert=__load__(42613);const kImpl=Symbol(`kImpl`);const MAX_STRING=buffer.constants.MAX_STRING_LENGTH;function noop(){}function updateState(e,t){Atomics.add(e[kImpl].state,SEQ_INDEX,1);t();Atomics.add(e[kImpl].state,SEQ_INDEX,1);Atomics.notify(e[kImpl].state,SEQ_INDEX)}function resetIndexes(e){updateState(e,()=>{Atomics.store(e[kImpl].state,READ_INDEX,0);Atomics.store(e[kImpl].state,WRITE_INDEX,0)});Atomics.notify(e[kImpl].state,READ_INDEX)}class FakeWeakRef{constructor(e){this._value=e}deref(){return this._value}}class FakeFinalizationRegistry{register(){}unregister(){}}const FinalizationRegistry=process.env.NODE_V8_COVERAGE?FakeFinalizationRegistry:global.FinalizationRegistry||FakeFinalizationRegistry;const WeakRef=process.env.NODE_V8_COVERAGE?FakeWeakRef:global.WeakRef||FakeWeakRef;const registry=new FinalizationRegistry(e=>{if(e.exited){return}e.terminate()});function createWorker(e,t){const{filename:n,workerData:r}=t;const i=`__bundlerPathsOverrides`in globalThis?globalThis.__bundlerPathsOverrides:{};const a=i[`thread-stream-worker`]||__load__.ab + "worker2.js";const o=new Worker(a,{...t.workerOpts,name:t.workerOpts?.name||`thread-stream`,trackUnmanagedFds:false,workerData:{filename:n.indexOf(`file://`)===0?n:pathToFileURL(n).href,dataBuf:e[kImpl].dataBuf,stateBuf:e[kImpl].stateBuf,workerData:{$context:{threadStreamVersion:version},...r}}});o.stream=new FakeWeakRef(e);o.on(`message`,onWorkerMessage);o.on(`exit`,onWorkerExit);registry.register(e,o);return o}function drain(e){assert(!e[kImpl].sync);if(e[kImpl].needDrain){e[kImpl].needDrain=false;e.emit(`drain`)}}function nextFlush(e){while(true){const t=Atomics.load(e[kImpl].state,WRITE_INDEX);if(e.destroyed||t<0){return}const n=e[kImpl].data.length-t;if(n>0){if(e[kImpl].bufLen===0){e[kImpl].flushing=false;if(e[kImpl].ending){end(e)}else if(e[kImpl].needDrain){process.nextTick(drain,e)}return}write(e,n,noop);continue}if(n===0){if(t===0&&e[kImpl].bufLen===0){return}waitForRead(e,()=>{if(e.destroyed){return}resetIndexes(e);nextFlush(e)});return}destroy(e,new Error(`overwritten`));return}}function onWorkerMessage(e){const t=this.stream.deref();if(t===undefined){this.exited=true;this.terminate();return}if(e?.code==null){return}switch(e.code){case`READY`:if(!t[kImpl].ending){this.stream=new WeakRef(t)}waitForRead(t,()=>{t[kImpl].ready=true;t.emit(`ready`)});break;case`ERROR`:destroy(t,e.err);break;case`EVENT`:if(Array.isArray(e.args)){t.emit(e.name,...e.args)}else{t.emit(e.name,e.args)}break;case`FLUSHED`:{if(e.context!==`thread-stream`){destroy(t,new Error(`this should not happen: `+e.code));break}const n=t[kImpl].flushCallbacks.get(e.id);if(n){t[kImpl].flushCallbacks.delete(e.id);process.nextTick(n)}break}case`WARNING`:process.emitWarning(e.err);break;default:destroy(t,new Error(`this should not happen: `+e.code))}}function onWorkerExit(e){const t=this.stream.deref();if(t===undefined){return}registry.unregister(t);t.worker.exited=true;t.worker.off(`exit`,onWorkerExit);destroy(t,e!==0?new Error(`the worker thread exited`):null)}class ThreadStream extends EventEmitter{constructor(e={}){super();if(e.bufferSize<4){throw new Error(`bufferSize must at least fit a 4-byte utf-8 char`)}this[kImpl]={};this[kImpl].stateBuf=new SharedArrayBuffer(128);this[kImpl].state=new Int32Array(this[kImpl].stateBuf);this[kImpl].dataBuf=new SharedArrayBuffer(e.bufferSize||4*1024*1024);this[kImpl].data=Buffer.from(this[kImpl].dataBuf);this[kImpl].sync=e.sync||false;this[kImpl].ending=false;this[kImpl].ended=false;this[kImpl].needDrain=false;this[kImpl].destroyed=false;this[kImpl].flushing=false;this[kImpl].ready=false;this[kImpl].finished=false;this[kImpl].errored=null;this[kImpl].closed=false;this[kImpl].buf=[];this[kImpl].bufHead=0;this[kImpl].bufLen=0;this[kImpl].flushCallbacks=new Map;this[kImpl].nextFlushId=0;this[kImpl].flushRetainCount=0;this[kImpl].userRef=true;this.worker=createWorker(this,e);this.on(`message`,(e,t)=>{this.worker.postMessage(e,t)})}write(e){const t=Buffer.isBuffer(e)?e:Buffer.from(e);if(this[kImpl].destroyed){error(this,new Error(`the worker has exited`));return false}if(this[kImpl].ending){error(this,new Error(`the worker is ending`));return false}if(this[kImpl].flushing&&this[kImpl].bufLen+t.length>=MAX_STRING){try{writeSync(this);this[kImpl].flushing=true}catch(e){destroy(this,e);return false}}this[kImpl].buf.push(t);this[kImpl].bufLen+=t.length;if(this[kImpl].sync){try{writeSync(this);return true}catch(e){destroy(this,e);return false}}if(!this[kImpl].flushing){this[kImpl].flushing=true;setImmediate(nextFlush,this)}this[kImpl].needDrain=this[kImpl].data.length-this[kImpl].bufLen-Atomics.load(this[kImpl].state,WRITE_INDEX)<=0;return!this[kImpl].needDrain}end(){if(this[kImpl].destroyed){return}this[kImpl].ending=true;this.worker.stream=new FakeWeakRef(this);end(this)}flush(e){const t=typeof e===`function`?e:null;e=t||noop;if(t){retainWorkerForPendingFlush(this)}let n=false;const done=r=>{if(n){return}n=true;if(t){releaseWorkerForPendingFlush(this)}e(r)};flushBuffer(this,e=>{if(e){process.nextTick(done,e);return}requestWorkerFlush(this,done)})}flushSync(){if(this[kImpl].destroyed){return}writeSync(this);flushSync(this)}unref(){this[kImpl].userRef=false;if(this[kImpl].flushRetainCount===0){this.worker.unref()}}ref(){this[kImpl].userRef=true;this.worker.ref()}get ready(){return this[kImpl].ready}get destroyed(){return this[kImpl].destroyed}get closed(){return this[kImpl].closed}get writable(){return!this[kImpl].destroyed&&!this[kImpl].ending}get writableEnded(){return this[kImpl].ending}get writableFinished(){return this[kImpl].finished}get writableNeedDrain(){return this[kImpl].needDrain}get writableObjectMode(){return false}get writableErrored(){return this[kImpl].errored}}function flushBuffer(e,t){if(e[kImpl].destroyed){process.nextTick(t,new Error(`the worker has exited`));return}if(!e[kImpl].sync&&(e[kImpl].flushing||e[kImpl].bufLen>0)){setImmediate(flushBuffer,e,t);return}waitForRead(e,t)}function waitForRead(e,t){const n=Atomics.load(e[kImpl].state,WRITE_INDEX);wait(e[kImpl].state,READ_INDEX,n,Infinity,(n,r)=>{if(n){destroy(e,n);t(n);return}if(r!==`ok`){waitForRead(e,t);return}t()})}function retainWorkerForPendingFlush(e){if(e[kImpl].flushRetainCount===0){e.worker.ref()}e[kImpl].flushRetainCount++}function releaseWorkerForPendingFlush(e){if(e[kImpl].flushRetainCount===0){return}e[kImpl].flushRetainCount--;if(e[kImpl].flushRetainCount===0&&!e[kImpl].userRef){e.worker.unref()}}function requestWorkerFlush(e,t){if(e[kImpl].destroyed){process.nextTick(t,new Error(`the worker has exited`));return}if(!e[kImpl].ready){const onReady=()=>{cleanup();requestWorkerFlush(e,t)};const onClose=()=>{cleanup();process.nextTick(t,new Error(`the worker has exited`))};const cleanup=()=>{e.off(`ready`,onReady);e.off(`close`,onClose)};e.once(`ready`,onReady);e.once(`close`,onClose);return}const n=++e[kImpl].nextFlushId;e[kImpl].flushCallbacks.set(n,t);try{e.worker.postMessage({code:`FLUSH`,context:`thread-stream`,id:n})}catch(r){e[kImpl].flushCallbacks.delete(n);destroy(e,r);process.nextTick(t,r)}}function failPendingFlushCallbacks(e,t){const n=e[kImpl].flushCallbacks;if(n.size===0){return}const r=t||new Error(`the worker has exited`);for(const e of n.values()){process.nextTick(e,r)}n.clear()}function error(e,t){setImmediate(()=>{e.emit(`error`,t)})}function destroy(e,t){if(e[kImpl].destroyed){return}e[kImpl].destroyed=true;failPendingFlushCallbacks(e,t);if(t){e[kImpl].errored=t;error(e,t)}if(!e.worker.exited){e.worker.terminate().catch(()=>{}).then(()=>{e[kImpl].closed=true;e.emit(`close`)})}else{setImmediate(()=>{e[kImpl].closed=true;e.emit(`close`)})}}function write(e,t,n){const r=Atomics.load(e[kImpl].state,WRITE_INDEX);let i=r;let a=t;while(a>0&&e[kImpl].bufLen!==0){const t=e[kImpl].bufHead;const n=e[kImpl].buf[t];if(n.length<=a){n.copy(e[kImpl].data,i);i+=n.length;a-=n.length;e[kImpl].bufLen-=n.length;e[kImpl].bufHead=t+1;if(e[kImpl].bufHead===e[kImpl].buf.length){e[kImpl].buf.length=0;e[kImpl].bufHead=0}else if(e[kImpl].bufHead>=1024&&e[kImpl].bufHead*2>=e[kImpl].buf.length){e[kImpl].buf.splice(0,e[kImpl].bufHead);e[kImpl].bufHead=0}continue}n.copy(e[kImpl].data,i,0,a);e[kImpl].buf[t]=n.subarray(a);e[kImpl].bufLen-=a;i+=a;a=0}updateState(e,()=>{Atomics.store(e[kImpl].state,WRITE_INDEX,i)});n();return true}function end(e){if(e[kImpl].ended||!e[kImpl].ending||e[kImpl].flushing){return}e[kImpl].ended=true;try{e.flushSync();let t=Atomics.load(e[kImpl].state,READ_INDEX);updateState(e,()=>{Atomics.store(e[kImpl].state,WRITE_INDEX,-1)});let n=0;while(t!==-1){Atomics.wait(e[kImpl].state,READ_INDEX,t,1e3);t=Atomics.load(e[kImpl].state,READ_INDEX);if(t===-2){destroy(e,new Error(`end() failed`));return}if(++n===10){destroy(e,new Error(`end() took too long (10s)`));return}}process.nextTick(()=>{e[kImpl].finished=true;e.emit(`finish`)})}catch(t){destroy(e,t)}}function writeSync(e){const cb=()=>{if(e[kImpl].ending){end(e)}else if(e[kImpl].needDrain){process.nextTick(drain,e)}};e[kImpl].flushing=false;while(e[kImpl].bufLen!==0){const t=Atomics.load(e[kImpl].state,WRITE_INDEX);if(t<0){throw new Error(`_writeSync failed`)}const n=e[kImpl].data.length-t;if(n===0){flushSync(e);resetIndexes(e);continue}else if(n<0){throw new Error(`overwritten`)}write(e,n,cb)}}function flushSync(e){if(e[kImpl].flushing){throw new Error(`unable to flush while flushing`)}const t=Atomics.load(e[kImpl].state,WRITE_INDEX);let n=0;while(true){const r=Atomics.load(e[kImpl].state,READ_INDEX);if(r===-2){throw Error(`_flushSync failed`)}if(r!==t){Atomics.wait(e[kImpl].state,READ_INDEX,r,1e3)}else{break}if(++n===10){throw new Error(`_flushSync took too long (10s)`)}}}module.exports=ThreadStream;

}),

30458:
((module) => {

const SEQ_INDEX=2;const WRITE_INDEX=4;const READ_INDEX=8;module.exports={WRITE_INDEX,READ_INDEX,SEQ_INDEX};

}),

76929:
((module) => {

const WAIT_MS=1e4;function wait(e,t,n,r,i){const a=r===Infinity?Infinity:Date.now()+r;const check=r=>{const o=Atomics.load(e,t);if(o>=n){i(null,`ok`);return}if(r!==undefined&&o!==r){i(null,`not-equal`);return}if(a!==Infinity&&Date.now()>a){i(null,`timed-out`);return}const s=a===Infinity?WAIT_MS:Math.min(WAIT_MS,Math.max(1,a-Date.now()));const c=Atomics.waitAsync(e,t,o,s);if(c.async){c.value.then(r=>{if(r===`ok`){const r=Atomics.load(e,t);i(null,r>=n?`ok`:`not-equal`);return}check(o)})}else{setImmediate(i,null,`not-equal`)}};check()}function waitDiff(e,t,n,r,i){const a=r===Infinity?Infinity:Date.now()+r;const check=()=>{const r=Atomics.load(e,t);if(r!==n){i(null,`ok`);return}if(a!==Infinity&&Date.now()>a){i(null,`timed-out`);return}const o=a===Infinity?WAIT_MS:Math.min(WAIT_MS,Math.max(1,a-Date.now()));const s=Atomics.waitAsync(e,t,n,o);if(s.async){s.value.then(e=>{if(e===`ok`){i(null,`ok`);return}check()})}else{setImmediate(check)}};check()}module.exports={wait,waitDiff};

}),

46982:
((module, __unused_webpack_exports, __load__) => {

const errSerializer=__load__(80313);const errWithCauseSerializer=__load__(72136);const reqSerializers=__load__(44362);const resSerializers=__load__(80320);module.exports={err:errSerializer,errWithCause:errWithCauseSerializer,mapHttpRequest:reqSerializers.mapHttpRequest,mapHttpResponse:resSerializers.mapHttpResponse,req:reqSerializers.reqSerializer,res:resSerializers.resSerializer,wrapErrorSerializer:function wrapErrorSerializer(e){if(e===errSerializer)return e;return function wrapErrSerializer(t){return e(errSerializer(t))}},wrapRequestSerializer:function wrapRequestSerializer(e){if(e===reqSerializers.reqSerializer)return e;return function wrappedReqSerializer(t){return e(reqSerializers.reqSerializer(t))}},wrapResponseSerializer:function wrapResponseSerializer(e){if(e===resSerializers.resSerializer)return e;return function wrappedResSerializer(t){return e(resSerializers.resSerializer(t))}}};

}),

77001:
((module) => {

const isErrorLike=e=>{return e&&typeof e.message===`string`};const getErrorCause=e=>{if(!e)return;const t=e.cause;if(typeof t===`function`){const t=e.cause();return isErrorLike(t)?t:undefined}else{return isErrorLike(t)?t:undefined}};const _stackWithCauses=(e,t)=>{if(!isErrorLike(e))return``;const n=e.stack||``;if(t.has(e)){return n+`
causes have become circular...`}const r=getErrorCause(e);if(r){t.add(e);return n+`
caused by: `+_stackWithCauses(r,t)}else{return n}};const stackWithCauses=e=>_stackWithCauses(e,new Set);const _messageWithCauses=(e,t,n)=>{if(!isErrorLike(e))return``;const r=n?``:e.message||``;if(t.has(e)){return r+`: ...`}const i=getErrorCause(e);if(i){t.add(e);const n=typeof e.cause===`function`;return r+(n?``:`: `)+_messageWithCauses(i,t,n)}else{return r}};const messageWithCauses=e=>_messageWithCauses(e,new Set);module.exports={isErrorLike,getErrorCause,stackWithCauses,messageWithCauses};

}),

82518:
((module) => {

const seen=Symbol(`circular-ref-tag`);const rawSymbol=Symbol(`pino-raw-err-ref`);const pinoErrProto=Object.create({},{type:{enumerable:true,writable:true,value:undefined},message:{enumerable:true,writable:true,value:undefined},stack:{enumerable:true,writable:true,value:undefined},aggregateErrors:{enumerable:true,writable:true,value:undefined},raw:{enumerable:false,get:function(){return this[rawSymbol]},set:function(e){this[rawSymbol]=e}}});Object.defineProperty(pinoErrProto,rawSymbol,{writable:true,value:{}});module.exports={pinoErrProto,pinoErrorSymbols:{seen,rawSymbol}};

}),

72136:
((module, __unused_webpack_exports, __load__) => {

module.exports=errWithCauseSerializer;const{isErrorLike}=__load__(77001);const{pinoErrProto,pinoErrorSymbols}=__load__(82518);const{seen}=pinoErrorSymbols;const{toString}=Object.prototype;function errWithCauseSerializer(e){if(!isErrorLike(e)){return e}e[seen]=undefined;const t=Object.create(pinoErrProto);t.type=toString.call(e.constructor)===`[object Function]`?e.constructor.name:e.name;t.message=e.message;t.stack=e.stack;if(Array.isArray(e.errors)){t.aggregateErrors=e.errors.map(e=>errWithCauseSerializer(e))}if(isErrorLike(e.cause)&&!Object.prototype.hasOwnProperty.call(e.cause,seen)){t.cause=errWithCauseSerializer(e.cause)}for(const n in e){if(t[n]===undefined){const r=e[n];if(isErrorLike(r)){if(!Object.prototype.hasOwnProperty.call(r,seen)){t[n]=errWithCauseSerializer(r)}}else{t[n]=r}}}delete e[seen];t.raw=e;return t}

}),

80313:
((module, __unused_webpack_exports, __load__) => {

module.exports=errSerializer;const{messageWithCauses,stackWithCauses,isErrorLike}=__load__(77001);const{pinoErrProto,pinoErrorSymbols}=__load__(82518);const{seen}=pinoErrorSymbols;const{toString}=Object.prototype;function errSerializer(e){if(!isErrorLike(e)){return e}e[seen]=undefined;const t=Object.create(pinoErrProto);t.type=toString.call(e.constructor)===`[object Function]`?e.constructor.name:e.name;t.message=messageWithCauses(e);t.stack=stackWithCauses(e);if(Array.isArray(e.errors)){t.aggregateErrors=e.errors.map(e=>errSerializer(e))}for(const n in e){if(t[n]===undefined){const r=e[n];if(isErrorLike(r)){if(n!==`cause`&&!Object.prototype.hasOwnProperty.call(r,seen)){t[n]=errSerializer(r)}}else{t[n]=r}}}delete e[seen];t.raw=e;return t}

}),

44362:
((module) => {

module.exports={mapHttpRequest,reqSerializer};const rawSymbol=Symbol(`pino-raw-req-ref`);const pinoReqProto=Object.create({},{id:{enumerable:true,writable:true,value:``},method:{enumerable:true,writable:true,value:``},url:{enumerable:true,writable:true,value:``},query:{enumerable:true,writable:true,value:``},params:{enumerable:true,writable:true,value:``},headers:{enumerable:true,writable:true,value:{}},remoteAddress:{enumerable:true,writable:true,value:``},remotePort:{enumerable:true,writable:true,value:``},raw:{enumerable:false,get:function(){return this[rawSymbol]},set:function(e){this[rawSymbol]=e}}});Object.defineProperty(pinoReqProto,rawSymbol,{writable:true,value:{}});function reqSerializer(e){const t=e.info||e.socket;const n=Object.create(pinoReqProto);n.id=typeof e.id===`function`?e.id():e.id||(e.info?e.info.id:undefined);n.method=e.method;if(e.originalUrl){n.url=e.originalUrl}else{const t=e.path;n.url=typeof t===`string`?t:e.url?e.url.path||e.url:undefined}if(e.query){n.query=e.query}if(e.params){n.params=e.params}n.headers=e.headers;n.remoteAddress=t&&t.remoteAddress;n.remotePort=t&&t.remotePort;n.raw=e.raw||e;return n}function mapHttpRequest(e){return{req:reqSerializer(e)}}

}),

80320:
((module) => {

module.exports={mapHttpResponse,resSerializer};const rawSymbol=Symbol(`pino-raw-res-ref`);const pinoResProto=Object.create({},{statusCode:{enumerable:true,writable:true,value:0},headers:{enumerable:true,writable:true,value:``},raw:{enumerable:false,get:function(){return this[rawSymbol]},set:function(e){this[rawSymbol]=e}}});Object.defineProperty(pinoResProto,rawSymbol,{writable:true,value:{}});function resSerializer(e){const t=Object.create(pinoResProto);t.statusCode=e.headersSent?e.statusCode:null;t.headers=e.getHeaders?e.getHeaders():e._headers;t.raw=e;return t}function mapHttpResponse(e){return{res:resSerializer(e)}}

}),

33011:
((module, __unused_webpack_exports, __load__) => {

const util=__load__(57975);const getCallSites=util.getCallSites??util.getCallSite;function noOpPrepareStackTrace(e,t){return t}module.exports=function getCallers(){if(getCallSites){return getCallSites().slice(2).map(e=>e.scriptName)}const e=Error.prepareStackTrace;Error.prepareStackTrace=noOpPrepareStackTrace;const t=new Error().stack;Error.prepareStackTrace=e;if(!Array.isArray(t)){return undefined}const n=t.slice(2);const r=[];for(const e of n){if(!e){continue}r.push(e.getFileName())}return r};

}),

56919:
((module) => {

const DEFAULT_LEVELS={trace:10,debug:20,info:30,warn:40,error:50,fatal:60};const SORTING_ORDER={ASC:`ASC`,DESC:`DESC`};module.exports={DEFAULT_LEVELS,SORTING_ORDER};

}),

51683:
((module, __unused_webpack_exports, __load__) => {

const{lsCacheSym,levelValSym,useOnlyCustomLevelsSym,streamSym,formattersSym,hooksSym,levelCompSym}=__load__(34707);const{noop,genLog}=__load__(80849);const{DEFAULT_LEVELS,SORTING_ORDER}=__load__(56919);const levelMethods={fatal:e=>{const t=genLog(DEFAULT_LEVELS.fatal,e);return function(...e){const n=this[streamSym];t.call(this,...e);if(typeof n.flushSync===`function`){try{n.flushSync()}catch(e){}}}},error:e=>genLog(DEFAULT_LEVELS.error,e),warn:e=>genLog(DEFAULT_LEVELS.warn,e),info:e=>genLog(DEFAULT_LEVELS.info,e),debug:e=>genLog(DEFAULT_LEVELS.debug,e),trace:e=>genLog(DEFAULT_LEVELS.trace,e)};const nums=Object.keys(DEFAULT_LEVELS).reduce((e,t)=>{e[DEFAULT_LEVELS[t]]=t;return e},{});const initialLsCache=Object.keys(nums).reduce((e,t)=>{e[t]=`{"level":`+Number(t);return e},{});function genLsCache(e){const t=e[formattersSym].level;const{labels:n}=e.levels;const r={};for(const e in n){const i=t(n[e],Number(e));r[e]=JSON.stringify(i).slice(0,-1)}e[lsCacheSym]=r;return e}function isStandardLevel(e,t){if(t){return false}switch(e){case`fatal`:case`error`:case`warn`:case`info`:case`debug`:case`trace`:return true;default:return false}}function setLevel(e){const{labels:t,values:n}=this.levels;if(typeof e===`number`){if(t[e]===undefined)throw Error(`unknown level value`+e);e=t[e]}if(n[e]===undefined)throw Error(`unknown level `+e);const r=this[levelValSym];const i=this[levelValSym]=n[e];const a=this[useOnlyCustomLevelsSym];const o=this[levelCompSym];const s=this[hooksSym].logMethod;for(const e in n){if(o(n[e],i)===false){this[e]=noop;continue}this[e]=isStandardLevel(e,a)?levelMethods[e](s):genLog(n[e],s)}this.emit(`level-change`,e,i,t[r],r,this)}function getLevel(e){const{levels:t,levelVal:n}=this;return t&&t.labels?t.labels[n]:``}function isLevelEnabled(e){const{values:t}=this.levels;const n=t[e];return n!==undefined&&this[levelCompSym](n,this[levelValSym])}function compareLevel(e,t,n){if(e===SORTING_ORDER.DESC){return t<=n}return t>=n}function genLevelComparison(e){if(typeof e===`string`){return compareLevel.bind(null,e)}return e}function mappings(e=null,t=false){const n=e?Object.keys(e).reduce((t,n)=>{t[e[n]]=n;return t},{}):null;const r=Object.assign(Object.create(Object.prototype,{Infinity:{value:`silent`}}),t?null:nums,n);const i=Object.assign(Object.create(Object.prototype,{silent:{value:Infinity}}),t?null:DEFAULT_LEVELS,e);return{labels:r,values:i}}function assertDefaultLevelFound(e,t,n){if(typeof e===`number`){const r=[].concat(Object.keys(t||{}).map(e=>t[e]),n?[]:Object.keys(nums).map(e=>+e),Infinity);if(!r.includes(e)){throw Error(`default level:${e} must be included in custom levels`)}return}const r=Object.assign(Object.create(Object.prototype,{silent:{value:Infinity}}),n?null:DEFAULT_LEVELS,t);if(!(e in r)){throw Error(`default level:${e} must be included in custom levels`)}}function assertNoLevelCollisions(e,t){const{labels:n,values:r}=e;for(const e in t){if(e in r){throw Error(`levels cannot be overridden`)}if(t[e]in n){throw Error(`pre-existing level values cannot be used for new levels`)}}}function assertLevelComparison(e){if(typeof e===`function`){return}if(typeof e===`string`&&Object.values(SORTING_ORDER).includes(e)){return}throw new Error(`Levels comparison should be one of "ASC", "DESC" or "function" type`)}module.exports={initialLsCache,genLsCache,levelMethods,getLevel,setLevel,isLevelEnabled,mappings,assertNoLevelCollisions,assertDefaultLevelFound,genLevelComparison,assertLevelComparison};

}),

23053:
((module) => {

module.exports={version:`10.4.0`};

}),

1287:
((module, __unused_webpack_exports, __load__) => {

const metadata=Symbol.for(`pino.metadata`);const{DEFAULT_LEVELS}=__load__(56919);const DEFAULT_INFO_LEVEL=DEFAULT_LEVELS.info;function multistream(e,t){e=e||[];t=t||{dedupe:false};const n=Object.create(DEFAULT_LEVELS);n.silent=Infinity;if(t.levels&&typeof t.levels===`object`){Object.keys(t.levels).forEach(e=>{n[e]=t.levels[e]})}const r={write,add,remove,emit,flushSync,end,minLevel:0,lastId:0,streams:[],clone,[metadata]:true,streamLevels:n};if(Array.isArray(e)){e.forEach(add,r)}else{add.call(r,e)}e=null;return r;function write(e){let r;const i=typeof this.lastLevel===`string`?(this.streamLevels||n)[this.lastLevel]:this.lastLevel;const{streams:a}=this;let o=0;let s;for(let n=initLoopVar(a.length,t.dedupe);checkLoopVar(n,a.length,t.dedupe);n=adjustLoopVar(n,t.dedupe)){r=a[n];if(r.level<=i){if(o!==0&&o!==r.level){break}s=r.stream;if(s[metadata]){const{lastTime:e,lastMsg:t,lastObj:n,lastLogger:r}=this;s.lastLevel=i;s.lastTime=e;s.lastMsg=t;s.lastObj=n;s.lastLogger=r}s.write(e);if(t.dedupe){o=r.level}}else if(!t.dedupe){break}}}function emit(...e){for(const{stream:t}of this.streams){if(typeof t.emit===`function`){t.emit(...e)}}}function flushSync(){for(const{stream:e}of this.streams){if(typeof e.flushSync===`function`){e.flushSync()}}}function add(e){if(!e){return this}const t=typeof e.write===`function`||e.stream;const n=e.write?e:e.stream;if(!t){throw Error(`stream object needs to implement either StreamEntry or DestinationStream interface`)}const{streams:i,streamLevels:a}=this;let o;if(typeof e.levelVal===`number`){o=e.levelVal}else if(typeof e.level===`string`){o=a[e.level]}else if(typeof e.level===`number`){o=e.level}else{o=DEFAULT_INFO_LEVEL}const s={stream:n,level:o,levelVal:undefined,id:++r.lastId};i.unshift(s);i.sort(compareByLevel);this.minLevel=i[0].level;return this}function remove(e){const{streams:t}=this;const n=t.findIndex(t=>t.id===e);if(n>=0){t.splice(n,1);t.sort(compareByLevel);this.minLevel=t.length>0?t[0].level:-1}return this}function end(){for(const{stream:e}of this.streams){if(typeof e.flushSync===`function`){e.flushSync()}e.end()}}function clone(e){const t=new Array(this.streams.length);for(let n=0;n<t.length;n++){t[n]={level:e,stream:this.streams[n].stream}}return{write,add,remove,emit,flushSync,end,minLevel:e,streams:t,clone,[metadata]:true,streamLevels:n}}}function compareByLevel(e,t){return e.level-t.level}function initLoopVar(e,t){return t?e-1:0}function adjustLoopVar(e,t){return t?e-1:e+1}function checkLoopVar(e,t,n){return n?e>=0:e<t}module.exports=multistream;

}),

18608:
((module, __unused_webpack_exports, __load__) => {

const{EventEmitter}=__load__(78474);const{lsCacheSym,levelValSym,setLevelSym,getLevelSym,chindingsSym,mixinSym,asJsonSym,writeSym,mixinMergeStrategySym,timeSym,timeSliceIndexSym,streamSym,serializersSym,formattersSym,errorKeySym,messageKeySym,useOnlyCustomLevelsSym,needsMetadataGsym,redactFmtSym,stringifySym,formatOptsSym,stringifiersSym,msgPrefixSym,hooksSym}=__load__(34707);const{getLevel,setLevel,isLevelEnabled,mappings,initialLsCache,genLsCache,assertNoLevelCollisions}=__load__(51683);const{asChindings,asJson,buildFormatters,stringify,noop}=__load__(80849);const{version}=__load__(23053);const redaction=__load__(96307);const constructor=class Pino{};const prototype={constructor,child,bindings,setBindings,flush,isLevelEnabled,version,get level(){return this[getLevelSym]()},set level(e){this[setLevelSym](e)},get levelVal(){return this[levelValSym]},set levelVal(e){throw Error(`levelVal is read-only`)},get msgPrefix(){return this[msgPrefixSym]},get[Symbol.toStringTag](){return`Pino`},[lsCacheSym]:initialLsCache,[writeSym]:write,[asJsonSym]:asJson,[getLevelSym]:getLevel,[setLevelSym]:setLevel};Object.setPrototypeOf(prototype,EventEmitter.prototype);module.exports=function(){return Object.create(prototype)};const resetChildingsFormatter=e=>e;function child(e,t){if(!e){throw Error(`missing bindings for child Pino`)}const n=this[serializersSym];const r=this[formattersSym];const i=Object.create(this);if(t==null){if(i[formattersSym].bindings!==resetChildingsFormatter){i[formattersSym]=buildFormatters(r.level,resetChildingsFormatter,r.log)}i[chindingsSym]=asChindings(i,e);if(this.onChild!==noop){this.onChild(i)}return i}if(t.hasOwnProperty(`serializers`)===true){i[serializersSym]=Object.create(null);for(const e in n){i[serializersSym][e]=n[e]}const e=Object.getOwnPropertySymbols(n);for(var a=0;a<e.length;a++){const t=e[a];i[serializersSym][t]=n[t]}for(const e in t.serializers){i[serializersSym][e]=t.serializers[e]}const r=Object.getOwnPropertySymbols(t.serializers);for(var o=0;o<r.length;o++){const e=r[o];i[serializersSym][e]=t.serializers[e]}}else i[serializersSym]=n;if(t.hasOwnProperty(`formatters`)){const{level:e,bindings:n,log:a}=t.formatters;i[formattersSym]=buildFormatters(e||r.level,n||resetChildingsFormatter,a||r.log)}else{i[formattersSym]=buildFormatters(r.level,resetChildingsFormatter,r.log)}if(t.hasOwnProperty(`customLevels`)===true){assertNoLevelCollisions(this.levels,t.customLevels);i.levels=mappings(t.customLevels,i[useOnlyCustomLevelsSym]);genLsCache(i)}if(typeof t.redact===`object`&&t.redact!==null||Array.isArray(t.redact)){i.redact=t.redact;const e=redaction(i.redact,stringify);const n={stringify:e[redactFmtSym]};i[stringifySym]=stringify;i[stringifiersSym]=e;i[formatOptsSym]=n}if(typeof t.msgPrefix===`string`){i[msgPrefixSym]=(this[msgPrefixSym]||``)+t.msgPrefix}i[chindingsSym]=asChindings(i,e);if(t.level!==undefined&&t.level!==this.level||t.hasOwnProperty(`customLevels`)){const e=t.level||this.level;i[setLevelSym](e)}this.onChild(i);return i}function bindings(){const e=this[chindingsSym];const t=`{${e.substr(1)}}`;const n=JSON.parse(t);delete n.pid;delete n.hostname;return n}function setBindings(e){const t=asChindings(this,e);this[chindingsSym]=t}function defaultMixinMergeStrategy(e,t){return Object.assign(t,e)}function write(e,t,n){const r=this[timeSym]();const i=this[mixinSym];const a=this[errorKeySym];const o=this[messageKeySym];const s=this[mixinMergeStrategySym]||defaultMixinMergeStrategy;let c;const l=this[hooksSym].streamWrite;if(e===undefined||e===null){c={}}else if(e instanceof Error){c={[a]:e};if(t===undefined){t=e.message}}else{c=e;if(t===undefined&&e[o]===undefined&&e[a]){t=e[a].message}}if(i){c=s(c,i(c,n,this))}const u=this[asJsonSym](c,t,n,r);const d=this[streamSym];if(d[needsMetadataGsym]===true){d.lastLevel=n;d.lastObj=c;d.lastMsg=t;d.lastTime=r.slice(this[timeSliceIndexSym]);d.lastLogger=this}d.write(l?l(u):u)}function flush(e){if(e!=null&&typeof e!==`function`){throw Error(`callback must be a function`)}const t=this[streamSym];if(typeof t.flush===`function`){t.flush(e||noop)}else if(e)e()}

}),

96307:
((module, __unused_webpack_exports, __load__) => {

const Redact=__load__(47642);const{redactFmtSym,wildcardFirstSym}=__load__(34707);const rx=/[^.[\]]+|\[([^[\]]*?)\]/g;const CENSOR=`[Redacted]`;const strict=false;function redaction(e,t){const{paths:n,censor:r,remove:i}=handle(e);const a=n.reduce((e,t)=>{rx.lastIndex=0;const n=rx.exec(t);const r=rx.exec(t);let i=n[1]!==undefined?n[1].replace(/^(?:"|'|`)(.*)(?:"|'|`)$/,`$1`):n[0];if(i===`*`){i=wildcardFirstSym}if(r===null){e[i]=null;return e}if(e[i]===null){return e}const{index:a}=r;const o=`${t.substr(a,t.length-1)}`;e[i]=e[i]||[];if(i!==wildcardFirstSym&&e[i].length===0){e[i].push(...e[wildcardFirstSym]||[])}if(i===wildcardFirstSym){Object.keys(e).forEach(function(t){if(e[t]){e[t].push(o)}})}e[i].push(o);return e},Object.create(null));const o=Object.assign(Object.create(null),{[redactFmtSym]:Redact({paths:n,censor:r,serialize:t,strict,remove:i})});const topCensor=(...e)=>{return typeof r===`function`?t(r(...e)):t(r)};return[...Object.keys(a),...Object.getOwnPropertySymbols(a)].reduce((e,n)=>{if(a[n]===null){e[n]=e=>topCensor(e,[n])}else{const o=typeof r===`function`?(e,t)=>{return r(e,[n,...t])}:r;e[n]=Redact({paths:a[n],censor:o,serialize:t,strict,remove:i})}return e},o)}function handle(e){if(Array.isArray(e)){e={paths:e,censor:CENSOR};return e}let{paths:t,censor:n=CENSOR,remove:r}=e;if(Array.isArray(t)===false){throw Error(`pino \u2013 redact must contain an array of strings`)}if(r===true)n=undefined;return{paths:t,censor:n,remove:r}}module.exports=redaction;

}),

34707:
((module) => {

const setLevelSym=Symbol(`pino.setLevel`);const getLevelSym=Symbol(`pino.getLevel`);const levelValSym=Symbol(`pino.levelVal`);const levelCompSym=Symbol(`pino.levelComp`);const useLevelLabelsSym=Symbol(`pino.useLevelLabels`);const useOnlyCustomLevelsSym=Symbol(`pino.useOnlyCustomLevels`);const mixinSym=Symbol(`pino.mixin`);const lsCacheSym=Symbol(`pino.lsCache`);const chindingsSym=Symbol(`pino.chindings`);const asJsonSym=Symbol(`pino.asJson`);const writeSym=Symbol(`pino.write`);const redactFmtSym=Symbol(`pino.redactFmt`);const timeSym=Symbol(`pino.time`);const timeSliceIndexSym=Symbol(`pino.timeSliceIndex`);const streamSym=Symbol(`pino.stream`);const stringifySym=Symbol(`pino.stringify`);const stringifySafeSym=Symbol(`pino.stringifySafe`);const stringifiersSym=Symbol(`pino.stringifiers`);const endSym=Symbol(`pino.end`);const formatOptsSym=Symbol(`pino.formatOpts`);const messageKeySym=Symbol(`pino.messageKey`);const errorKeySym=Symbol(`pino.errorKey`);const nestedKeySym=Symbol(`pino.nestedKey`);const nestedKeyStrSym=Symbol(`pino.nestedKeyStr`);const mixinMergeStrategySym=Symbol(`pino.mixinMergeStrategy`);const msgPrefixSym=Symbol(`pino.msgPrefix`);const wildcardFirstSym=Symbol(`pino.wildcardFirst`);const serializersSym=Symbol.for(`pino.serializers`);const formattersSym=Symbol.for(`pino.formatters`);const hooksSym=Symbol.for(`pino.hooks`);const needsMetadataGsym=Symbol.for(`pino.metadata`);const transportUsesMultistreamSym=Symbol.for(`pino.transport.usesMultistream`);module.exports={setLevelSym,getLevelSym,levelValSym,levelCompSym,useLevelLabelsSym,mixinSym,lsCacheSym,chindingsSym,asJsonSym,writeSym,serializersSym,redactFmtSym,timeSym,timeSliceIndexSym,streamSym,stringifySym,stringifySafeSym,stringifiersSym,endSym,formatOptsSym,messageKeySym,errorKeySym,nestedKeySym,wildcardFirstSym,needsMetadataGsym,useOnlyCustomLevelsSym,formattersSym,hooksSym,nestedKeyStrSym,mixinMergeStrategySym,msgPrefixSym,transportUsesMultistreamSym};

}),

50385:
((module) => {

const nullTime=()=>``;const epochTime=()=>`,"time":${Date.now()}`;const unixTime=()=>`,"time":${Math.round(Date.now()/1e3)}`;const isoTime=()=>`,"time":"${new Date(Date.now()).toISOString()}"`;const NS_PER_MS=1000000n;const NS_PER_SEC=1000000000n;const startWallTimeNs=BigInt(Date.now())*NS_PER_MS;const startHrTime=process.hrtime.bigint();const isoTimeNano=()=>{const e=process.hrtime.bigint()-startHrTime;const t=startWallTimeNs+e;const n=t/NS_PER_SEC;const r=t%NS_PER_SEC;const i=Number(n*1000n+r/1000000n);const a=new Date(i);const o=a.getUTCFullYear();const s=(a.getUTCMonth()+1).toString().padStart(2,`0`);const c=a.getUTCDate().toString().padStart(2,`0`);const l=a.getUTCHours().toString().padStart(2,`0`);const u=a.getUTCMinutes().toString().padStart(2,`0`);const d=a.getUTCSeconds().toString().padStart(2,`0`);return`,"time":"${o}-${s}-${c}T${l}:${u}:${d}.${r.toString().padStart(9,`0`)}Z"`};module.exports={nullTime,epochTime,unixTime,isoTime,isoTimeNano};

}),

80849:
((module, __unused_webpack_exports, __load__) => {

const diagChan=__load__(53053);const format=__load__(55119);const{mapHttpRequest,mapHttpResponse}=__load__(46982);const SonicBoom=__load__(66210);const onExit=__load__(73604);const{lsCacheSym,chindingsSym,writeSym,serializersSym,formatOptsSym,endSym,stringifiersSym,stringifySym,stringifySafeSym,wildcardFirstSym,nestedKeySym,formattersSym,messageKeySym,errorKeySym,nestedKeyStrSym,msgPrefixSym}=__load__(34707);const{isMainThread}=__load__(28167);const transport=__load__(94731);const[nodeMajor]=process.versions.node.split(`.`).map(e=>Number(e));const asJsonChan=diagChan.tracingChannel(`pino_asJson`);const asString=nodeMajor>=25?e=>JSON.stringify(e):_asString;function noop(){}function genLog(e,t){if(!t)return LOG;return function hookWrappedLog(...n){t.call(this,n,LOG,e)};function LOG(t,...n){if(typeof t===`object`){let r=t;if(t!==null){if(t.method&&t.headers&&t.socket){t=mapHttpRequest(t)}else if(typeof t.setHeader===`function`){t=mapHttpResponse(t)}}let i;if(r===null&&n.length===0){i=[null]}else{r=n.shift();i=n}if(typeof this[msgPrefixSym]===`string`&&r!==undefined&&r!==null){r=this[msgPrefixSym]+r}this[writeSym](t,format(r,i,this[formatOptsSym]),e)}else{let r=t===undefined?n.shift():t;if(typeof this[msgPrefixSym]===`string`&&r!==undefined&&r!==null){r=this[msgPrefixSym]+r}this[writeSym](null,format(r,n,this[formatOptsSym]),e)}}}function _asString(e){let t=``;let n=0;let r=false;let i=255;const a=e.length;if(a>100){return JSON.stringify(e)}for(var o=0;o<a&&i>=32;o++){i=e.charCodeAt(o);if(i===34||i===92){t+=e.slice(n,o)+`\\`;n=o;r=true}}if(!r){t=e}else{t+=e.slice(n)}return i<32?JSON.stringify(e):`"`+t+`"`}function asJson(e,t,n,r){if(asJsonChan.hasSubscribers===false){return _asJson.call(this,e,t,n,r)}const i={instance:this,arguments};return asJsonChan.traceSync(_asJson,i,this,e,t,n,r)}function _asJson(e,t,n,r){const i=this[stringifySym];const a=this[stringifySafeSym];const o=this[stringifiersSym];const s=this[endSym];const c=this[chindingsSym];const l=this[serializersSym];const u=this[formattersSym];const d=this[messageKeySym];const f=this[errorKeySym];let p=this[lsCacheSym][n]+r;p=p+c;let m;if(u.log){e=u.log(e)}const h=o[wildcardFirstSym];let g=``;for(const t in e){m=e[t];if(Object.prototype.hasOwnProperty.call(e,t)&&m!==undefined){if(l[t]){m=l[t](m)}else if(t===f&&l.err){m=l.err(m)}const e=o[t]||h;switch(typeof m){case`undefined`:case`function`:continue;case`number`:if(Number.isFinite(m)===false){m=null}case`boolean`:if(e)m=e(m);break;case`string`:m=(e||asString)(m);break;default:m=(e||i)(m,a)}if(m===undefined)continue;const n=asString(t);g+=`,`+n+`:`+m}}let _=``;if(t!==undefined){m=l[d]?l[d](t):t;const e=o[d]||h;switch(typeof m){case`function`:break;case`number`:if(Number.isFinite(m)===false){m=null}case`boolean`:if(e)m=e(m);_=`,"`+d+`":`+m;break;case`string`:m=(e||asString)(m);_=`,"`+d+`":`+m;break;default:m=(e||i)(m,a);_=`,"`+d+`":`+m}}if(this[nestedKeySym]&&g){return p+this[nestedKeyStrSym]+g.slice(1)+`}`+_+s}else{return p+g+_+s}}function asChindings(e,t){let n;let r=e[chindingsSym];const i=e[stringifySym];const a=e[stringifySafeSym];const o=e[stringifiersSym];const s=o[wildcardFirstSym];const c=e[serializersSym];const l=e[formattersSym].bindings;t=l(t);for(const e in t){n=t[e];const l=(e.length<5||e!==`level`&&e!==`serializers`&&e!==`formatters`&&e!==`customLevels`)&&t.hasOwnProperty(e)&&n!==undefined;if(l===true){n=c[e]?c[e](n):n;n=(o[e]||s||i)(n,a);if(n===undefined)continue;r+=`,`+asString(e)+`:`+n}}return r}function hasBeenTampered(e){return e.write!==e.constructor.prototype.write}function buildSafeSonicBoom(e){const t=new SonicBoom(e);t.on(`error`,filterBrokenPipe);if(!e.sync&&isMainThread){onExit.register(t,autoEnd);t.on(`close`,function(){onExit.unregister(t)})}return t;function filterBrokenPipe(e){if(e.code===`EPIPE`){t.write=noop;t.end=noop;t.flushSync=noop;t.destroy=noop;return}t.removeListener(`error`,filterBrokenPipe);t.emit(`error`,e)}}function autoEnd(e,t){if(e.destroyed){return}if(t===`beforeExit`){e.flush();e.on(`drain`,function(){e.end()})}else{e.flushSync()}}function createArgsNormalizer(e){return function normalizeArgs(t,n,r={},i){if(typeof r===`string`){i=buildSafeSonicBoom({dest:r});r={}}else if(typeof i===`string`){if(r&&r.transport){throw Error(`only one of option.transport or stream can be specified`)}i=buildSafeSonicBoom({dest:i})}else if(r instanceof SonicBoom||r.writable||r._writableState){i=r;r={}}else if(r.transport){if(r.transport instanceof SonicBoom||r.transport.writable||r.transport._writableState){throw Error(`option.transport do not allow stream, please pass to option directly. e.g. pino(transport)`)}if(r.transport.targets&&r.transport.targets.length&&r.formatters&&typeof r.formatters.level===`function`){throw Error(`option.transport.targets do not allow custom level formatters`)}let e;if(r.customLevels){e=r.useOnlyCustomLevels?r.customLevels:Object.assign({},r.levels,r.customLevels)}i=transport({caller:n,...r.transport,levels:e})}r=Object.assign({},e,r);r.serializers=Object.assign(Object.create(null),e.serializers,r.serializers);r.formatters=Object.assign({},e.formatters,r.formatters);if(r.prettyPrint){throw new Error(`prettyPrint option is no longer supported, see the pino-pretty package (https://github.com/pinojs/pino-pretty)`)}const{enabled:a,onChild:o}=r;if(a===false)r.level=`silent`;if(!o)r.onChild=noop;if(!i){if(!hasBeenTampered(process.stdout)){i=buildSafeSonicBoom({fd:process.stdout.fd||1})}else{i=process.stdout}}return{opts:r,stream:i}}}function stringify(e,t){try{return JSON.stringify(e)}catch(n){try{const n=t||this[stringifySafeSym];return n(e)}catch(e){return`"[unable to serialize, circular reference is too complex to analyze]"`}}}function buildFormatters(e,t,n){return{level:e,bindings:t,log:n}}function normalizeDestFileDescriptor(e){const t=Number(e);if(typeof e===`string`&&Number.isFinite(t)){return t}if(e===undefined){return 1}return e}module.exports={noop,buildSafeSonicBoom,asChindings,asJson,genLog,createArgsNormalizer,stringify,buildFormatters,normalizeDestFileDescriptor};

}),

94731:
((module, __unused_webpack_exports, __load__) => {

const{createRequire}=__load__(73339);const{existsSync}=__load__(73024);const getCallers=__load__(33011);const{join,isAbsolute,sep}=__load__(76760);const{fileURLToPath}=__load__(73136);const sleep=__load__(99216);const onExit=__load__(73604);const ThreadStream=__load__(39538);const{transportUsesMultistreamSym}=__load__(34707);function setupOnExit(e){onExit.register(e,autoEnd);onExit.registerBeforeExit(e,flush);e.on(`close`,function(){onExit.unregister(e)})}function hasPreloadFlags(){const e=process.execArgv;for(let t=0;t<e.length;t++){const n=e[t];if(n===`--import`||n===`--require`||n===`-r`){return true}if(n.startsWith(`--import=`)||n.startsWith(`--require=`)||n.startsWith(`-r=`)){return true}}return false}function sanitizeNodeOptions(e){const t=e.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g);if(!t){return e}const n=[];let r=false;for(let e=0;e<t.length;e++){const i=t[e];if(i===`--require`||i===`-r`||i===`--import`){const a=t[e+1];if(a&&shouldDropPreload(a)){r=true;e++;continue}n.push(i);if(a){n.push(a);e++}continue}if(i.startsWith(`--require=`)||i.startsWith(`-r=`)||i.startsWith(`--import=`)){const e=i.slice(i.indexOf(`=`)+1);if(shouldDropPreload(e)){r=true;continue}}n.push(i)}return r?n.join(` `):e}function shouldDropPreload(e){const t=stripQuotes(e);if(!t){return false}let n=t;if(n.startsWith(`file://`)){try{n=fileURLToPath(n)}catch{return false}}return isAbsolute(n)&&!existsSync(n)}function stripQuotes(e){const t=e[0];const n=e[e.length-1];if(t===`"`&&n===`"`||t===`'`&&n===`'`){return e.slice(1,-1)}return e}function buildStream(e,t,n,r,i){if(!n.execArgv&&hasPreloadFlags()&&__WEBPACK_EXTERNAL_createRequire(import.meta.url).main===undefined){n={...n,execArgv:[]}}if(!n.env&&process.env.NODE_OPTIONS){const e=sanitizeNodeOptions(process.env.NODE_OPTIONS);if(e!==process.env.NODE_OPTIONS){n={...n,env:{...process.env,NODE_OPTIONS:e}}}}n={...n,name:i};const a=new ThreadStream({filename:e,workerData:t,workerOpts:n,sync:r});a.on(`ready`,onReady);a.on(`close`,function(){process.removeListener(`exit`,onExit)});process.on(`exit`,onExit);function onReady(){process.removeListener(`exit`,onExit);a.unref();if(n.autoEnd!==false){setupOnExit(a)}}function onExit(){if(a.closed){return}a.flushSync();sleep(100);a.end()}return a}function autoEnd(e){e.ref();e.flushSync();e.end();e.once(`close`,function(){e.unref()})}function flush(e){e.flushSync()}function transport(e){const{pipeline:t,targets:n,levels:r,dedupe:i,worker:a={},caller:o=getCallers(),sync:s=false}=e;const c={...e.options};let l=false;const u=typeof o===`string`?[o]:o;const d=typeof globalThis===`object`&&Object.prototype.hasOwnProperty.call(globalThis,`__bundlerPathsOverrides`)&&globalThis.__bundlerPathsOverrides&&typeof globalThis.__bundlerPathsOverrides===`object`?globalThis.__bundlerPathsOverrides:Object.create(null);let f=e.target;if(f&&n){throw new Error(`only one of target or targets can be specified`)}if(n){f=d[`pino-worker`]||__load__.ab + "worker1.js";c.targets=n.filter(e=>e.target).map(e=>{return{...e,target:fixTarget(e.target)}});c.pipelines=n.filter(e=>e.pipeline).map(e=>{return e.pipeline.map(t=>{return{...t,level:e.level,target:fixTarget(t.target)}})});const e=c.targets.some(e=>e.level!=null);const t=c.pipelines.some(e=>e.some(e=>e.level!=null));l=c.targets.length+c.pipelines.length>1||e||t}else if(t){f=d[`pino-worker`]||__load__.ab + "worker1.js";c.pipelines=[t.map(e=>{return{...e,target:fixTarget(e.target)}})]}if(r){c.levels=r}if(i){c.dedupe=i}c.pinoWillSendConfig=true;const p=n||t?`pino.transport`:f;const m=buildStream(fixTarget(f),c,a,s,p);if(l){m[transportUsesMultistreamSym]=true}return m;function fixTarget(e){e=d[e]||e;if(isAbsolute(e)||e.indexOf(`file://`)===0){return e}if(e===`pino/file`){return __load__.ab + "file.js"}let t;for(const n of u){try{const r=n===`node:repl`?process.cwd()+sep:n;t=createRequire(r).resolve(e);break}catch(e){continue}}if(!t){throw new Error(`unable to determine transport target for "${e}"`)}return t}}module.exports=transport;

}),

11164:
((module, __unused_webpack_exports, __load__) => {

const os=__load__(48161);const stdSerializers=__load__(46982);const caller=__load__(33011);const redaction=__load__(96307);const time=__load__(50385);const proto=__load__(18608);const symbols=__load__(34707);const{configure}=__load__(92690);const{assertDefaultLevelFound,mappings,genLsCache,genLevelComparison,assertLevelComparison}=__load__(51683);const{DEFAULT_LEVELS,SORTING_ORDER}=__load__(56919);const{createArgsNormalizer,asChindings,buildSafeSonicBoom,buildFormatters,stringify,normalizeDestFileDescriptor,noop}=__load__(80849);const{version}=__load__(23053);const{chindingsSym,redactFmtSym,serializersSym,timeSym,timeSliceIndexSym,streamSym,stringifySym,stringifySafeSym,stringifiersSym,setLevelSym,endSym,formatOptsSym,messageKeySym,errorKeySym,nestedKeySym,mixinSym,levelCompSym,useOnlyCustomLevelsSym,formattersSym,hooksSym,nestedKeyStrSym,mixinMergeStrategySym,msgPrefixSym,transportUsesMultistreamSym}=symbols;const{epochTime,nullTime}=time;const{pid}=process;const hostname=os.hostname();const defaultErrorSerializer=stdSerializers.err;const defaultOptions={level:`info`,levelComparison:SORTING_ORDER.ASC,levels:DEFAULT_LEVELS,messageKey:`msg`,errorKey:`err`,nestedKey:null,enabled:true,base:{pid,hostname},serializers:Object.assign(Object.create(null),{err:defaultErrorSerializer}),formatters:Object.assign(Object.create(null),{bindings(e){return e},level(e,t){return{level:t}}}),hooks:{logMethod:undefined,streamWrite:undefined},timestamp:epochTime,name:undefined,redact:null,customLevels:null,useOnlyCustomLevels:false,depthLimit:5,edgeLimit:100};const normalize=createArgsNormalizer(defaultOptions);const serializers=Object.assign(Object.create(null),stdSerializers);function pino(...e){const t={};const{opts:n,stream:r}=normalize(t,caller(),...e);if(n.level&&typeof n.level===`string`&&DEFAULT_LEVELS[n.level.toLowerCase()]!==undefined)n.level=n.level.toLowerCase();const{redact:i,crlf:a,serializers:o,timestamp:s,messageKey:c,errorKey:l,nestedKey:u,base:d,name:f,level:p,customLevels:m,levelComparison:h,mixin:g,mixinMergeStrategy:_,useOnlyCustomLevels:v,formatters:y,hooks:b,depthLimit:x,edgeLimit:S,onChild:C,msgPrefix:w}=n;const T=configure({maximumDepth:x,maximumBreadth:S});const E=buildFormatters(y.level,y.bindings,y.log);const D=stringify.bind({[stringifySafeSym]:T});const O=i?Object.assign(Object.create(null),redaction(i,D)):Object.create(null);const k=i?{stringify:O[redactFmtSym]}:{stringify:D};const A=`}`+(a?`\r
`:`
`);const j=asChindings.bind(null,{[chindingsSym]:``,[serializersSym]:o,[stringifiersSym]:O,[stringifySym]:stringify,[stringifySafeSym]:T,[formattersSym]:E});let M=``;if(d!==null){if(f===undefined){M=j(d)}else{M=j(Object.assign({},d,{name:f}))}}const N=s instanceof Function?s:s?epochTime:nullTime;const P=N().indexOf(`:`)+1;if(v&&!m)throw Error(`customLevels is required if useOnlyCustomLevels is set true`);if(g&&typeof g!==`function`)throw Error(`Unknown mixin type "${typeof g}" - expected "function"`);if(w&&typeof w!==`string`)throw Error(`Unknown msgPrefix type "${typeof w}" - expected "string"`);assertDefaultLevelFound(p,m,v);const F=mappings(m,v);if(r&&r[transportUsesMultistreamSym]===true){let e=typeof p===`string`?p:undefined;if(!e||F[e]===undefined){e=Object.keys(F)[0]}const t=F[e];let n=false;try{const r=y.level(e,t);n=r&&typeof r===`object`&&r.level===t}catch{n=false}if(!n){process.emitWarning(`custom formatters.level detected with multiple transport targets/pipelines; ensure logs include a numeric "level" field or they may be dropped`,{code:`PINO_TRANSPORT_MULTI_TARGETS_LEVEL_FORMATTER`})}}if(typeof r.emit===`function`){r.emit(`message`,{code:`PINO_CONFIG`,config:{levels:F,messageKey:c,errorKey:l}})}assertLevelComparison(h);const I=genLevelComparison(h);Object.assign(t,{levels:F,[levelCompSym]:I,[useOnlyCustomLevelsSym]:v,[streamSym]:r,[timeSym]:N,[timeSliceIndexSym]:P,[stringifySym]:stringify,[stringifySafeSym]:T,[stringifiersSym]:O,[endSym]:A,[formatOptsSym]:k,[messageKeySym]:c,[errorKeySym]:l,[nestedKeySym]:u,[nestedKeyStrSym]:u?`,${JSON.stringify(u)}:{`:``,[serializersSym]:o,[mixinSym]:g,[mixinMergeStrategySym]:_,[chindingsSym]:M,[formattersSym]:E,[hooksSym]:b,silent:noop,onChild:C,[msgPrefixSym]:w});Object.setPrototypeOf(t,proto());genLsCache(t);t[setLevelSym](p);return t}module.exports=pino;module.exports.destination=(e=process.stdout.fd)=>{if(typeof e===`object`){e.dest=normalizeDestFileDescriptor(e.dest||process.stdout.fd);return buildSafeSonicBoom(e)}else{return buildSafeSonicBoom({dest:normalizeDestFileDescriptor(e),minLength:0})}};module.exports.transport = __load__(94731);module.exports.multistream = __load__(1287);module.exports.levels=mappings();module.exports.stdSerializers=serializers;module.exports.stdTimeFunctions=Object.assign({},time);module.exports.symbols=symbols;module.exports.version=version;module.exports["default"]=pino;module.exports.pino=pino;

}),

66210:
((module, __unused_webpack_exports, __load__) => {

const fs=__load__(79896);const EventEmitter=__load__(24434);const inherits=(__load__(39023).inherits);const path=__load__(16928);const sleep=__load__(99216);const assert=__load__(42613);const BUSY_WRITE_TIMEOUT=100;const kEmptyBuffer=Buffer.allocUnsafe(0);const MAX_WRITE=16*1024;const kContentModeBuffer=`buffer`;const kContentModeUtf8=`utf8`;const[major,minor]=(process.versions.node||`0.0`).split(`.`).map(Number);const kCopyBuffer=major>=22&&minor>=7;function openFile(e,t){t._opening=true;t._writing=true;t._asyncDrainScheduled=false;function fileOpened(n,r){if(n){t._reopening=false;t._writing=false;t._opening=false;if(t.sync){process.nextTick(()=>{if(t.listenerCount(`error`)>0){t.emit(`error`,n)}})}else{t.emit(`error`,n)}return}const i=t._reopening;t.fd=r;t.file=e;t._reopening=false;t._opening=false;t._writing=false;if(t.sync){process.nextTick(()=>t.emit(`ready`))}else{t.emit(`ready`)}if(t.destroyed){return}if(!t._writing&&t._len>t.minLength||t._flushPending){t._actualWrite()}else if(i){process.nextTick(()=>t.emit(`drain`))}}const n=t.append?`a`:`w`;const r=t.mode;if(t.sync){try{if(t.mkdir)fs.mkdirSync(path.dirname(e),{recursive:true});const i=fs.openSync(e,n,r);fileOpened(null,i)}catch(e){fileOpened(e);throw e}}else if(t.mkdir){fs.mkdir(path.dirname(e),{recursive:true},t=>{if(t)return fileOpened(t);fs.open(e,n,r,fileOpened)})}else{fs.open(e,n,r,fileOpened)}}function SonicBoom(e){if(!(this instanceof SonicBoom)){return new SonicBoom(e)}let{fd:t,dest:n,minLength:r,maxLength:i,maxWrite:a,periodicFlush:o,sync:s,append:c=true,mkdir:l,retryEAGAIN:u,fsync:d,contentMode:f,mode:p}=e||{};t=t||n;this._len=0;this.fd=-1;this._bufs=[];this._lens=[];this._writing=false;this._ending=false;this._reopening=false;this._asyncDrainScheduled=false;this._flushPending=false;this._hwm=Math.max(r||0,16387);this.file=null;this.destroyed=false;this.minLength=r||0;this.maxLength=i||0;this.maxWrite=a||MAX_WRITE;this._periodicFlush=o||0;this._periodicFlushTimer=undefined;this.sync=s||false;this.writable=true;this._fsync=d||false;this.append=c||false;this.mode=p;this.retryEAGAIN=u||(()=>true);this.mkdir=l||false;let fsWriteSync;let fsWrite;if(f===kContentModeBuffer){this._writingBuf=kEmptyBuffer;this.write=writeBuffer;this.flush=flushBuffer;this.flushSync=flushBufferSync;this._actualWrite=actualWriteBuffer;fsWriteSync=()=>fs.writeSync(this.fd,this._writingBuf);fsWrite=()=>fs.write(this.fd,this._writingBuf,this.release)}else if(f===undefined||f===kContentModeUtf8){this._writingBuf=``;this.write=write;this.flush=flush;this.flushSync=flushSync;this._actualWrite=actualWrite;fsWriteSync=()=>{if(Buffer.isBuffer(this._writingBuf)){return fs.writeSync(this.fd,this._writingBuf)}return fs.writeSync(this.fd,this._writingBuf,`utf8`)};fsWrite=()=>{if(Buffer.isBuffer(this._writingBuf)){return fs.write(this.fd,this._writingBuf,this.release)}return fs.write(this.fd,this._writingBuf,`utf8`,this.release)}}else{throw new Error(`SonicBoom supports "${kContentModeUtf8}" and "${kContentModeBuffer}", but passed ${f}`)}if(typeof t===`number`){this.fd=t;process.nextTick(()=>this.emit(`ready`))}else if(typeof t===`string`){openFile(t,this)}else{throw new Error(`SonicBoom supports only file descriptors and files`)}if(this.minLength>=this.maxWrite){throw new Error(`minLength should be smaller than maxWrite (${this.maxWrite})`)}this.release=(e,t)=>{if(e){if((e.code===`EAGAIN`||e.code===`EBUSY`)&&this.retryEAGAIN(e,this._writingBuf.length,this._len-this._writingBuf.length)){if(this.sync){try{sleep(BUSY_WRITE_TIMEOUT);this.release(undefined,0)}catch(e){this.release(e)}}else{setTimeout(fsWrite,BUSY_WRITE_TIMEOUT)}}else{this._writing=false;this.emit(`error`,e)}return}this.emit(`write`,t);const n=releaseWritingBuf(this._writingBuf,this._len,t);this._len=n.len;this._writingBuf=n.writingBuf;if(this._writingBuf.length){if(!this.sync){fsWrite();return}try{do{const e=fsWriteSync();const t=releaseWritingBuf(this._writingBuf,this._len,e);this._len=t.len;this._writingBuf=t.writingBuf}while(this._writingBuf.length)}catch(e){this.release(e);return}}if(this._fsync){fs.fsyncSync(this.fd)}const r=this._len;if(this._reopening){this._writing=false;this._reopening=false;this.reopen()}else if(r>this.minLength){this._actualWrite()}else if(this._ending){if(r>0){this._actualWrite()}else{this._writing=false;actualClose(this)}}else{this._writing=false;if(this.sync){if(!this._asyncDrainScheduled){this._asyncDrainScheduled=true;process.nextTick(emitDrain,this)}}else{this.emit(`drain`)}}};this.on(`newListener`,function(e){if(e===`drain`){this._asyncDrainScheduled=false}});if(this._periodicFlush!==0){this._periodicFlushTimer=setInterval(()=>this.flush(null),this._periodicFlush);this._periodicFlushTimer.unref()}}function releaseWritingBuf(e,t,n){if(typeof e===`string`){e=Buffer.from(e)}t=Math.max(t-n,0);e=e.subarray(n);return{writingBuf:e,len:t}}function emitDrain(e){const t=e.listenerCount(`drain`)>0;if(!t)return;e._asyncDrainScheduled=false;e.emit(`drain`)}inherits(SonicBoom,EventEmitter);function mergeBuf(e,t){if(e.length===0){return kEmptyBuffer}if(e.length===1){return e[0]}return Buffer.concat(e,t)}function write(e){if(this.destroyed){throw new Error(`SonicBoom destroyed`)}e=``+e;const t=Buffer.byteLength(e);const n=this._len+t;const r=this._bufs;if(this.maxLength&&n>this.maxLength){this.emit(`drop`,e);return this._len<this._hwm}if(r.length===0||Buffer.byteLength(r[r.length-1])+t>this.maxWrite){r.push(e)}else{r[r.length-1]+=e}this._len=n;if(!this._writing&&this._len>=this.minLength){this._actualWrite()}return this._len<this._hwm}function writeBuffer(e){if(this.destroyed){throw new Error(`SonicBoom destroyed`)}const t=this._len+e.length;const n=this._bufs;const r=this._lens;if(this.maxLength&&t>this.maxLength){this.emit(`drop`,e);return this._len<this._hwm}if(n.length===0||r[r.length-1]+e.length>this.maxWrite){n.push([e]);r.push(e.length)}else{n[n.length-1].push(e);r[r.length-1]+=e.length}this._len=t;if(!this._writing&&this._len>=this.minLength){this._actualWrite()}return this._len<this._hwm}function callFlushCallbackOnDrain(e){this._flushPending=true;const onDrain=()=>{if(!this._fsync){try{fs.fsync(this.fd,t=>{this._flushPending=false;e(t)})}catch(t){e(t)}}else{this._flushPending=false;e()}this.off(`error`,onError)};const onError=t=>{this._flushPending=false;e(t);this.off(`drain`,onDrain)};this.once(`drain`,onDrain);this.once(`error`,onError)}function flush(e){if(e!=null&&typeof e!==`function`){throw new Error(`flush cb must be a function`)}if(this.destroyed){const t=new Error(`SonicBoom destroyed`);if(e){e(t);return}throw t}if(this.minLength<=0){e?.();return}if(e){callFlushCallbackOnDrain.call(this,e)}if(this._writing){return}if(this._bufs.length===0){this._bufs.push(``)}this._actualWrite()}function flushBuffer(e){if(e!=null&&typeof e!==`function`){throw new Error(`flush cb must be a function`)}if(this.destroyed){const t=new Error(`SonicBoom destroyed`);if(e){e(t);return}throw t}if(this.minLength<=0){e?.();return}if(e){callFlushCallbackOnDrain.call(this,e)}if(this._writing){return}if(this._bufs.length===0){this._bufs.push([]);this._lens.push(0)}this._actualWrite()}SonicBoom.prototype.reopen=function(e){if(this.destroyed){throw new Error(`SonicBoom destroyed`)}if(this._opening){this.once(`ready`,()=>{this.reopen(e)});return}if(this._ending){return}if(!this.file){throw new Error(`Unable to reopen a file descriptor, you must pass a file to SonicBoom`)}if(e){this.file=e}this._reopening=true;if(this._writing){return}const t=this.fd;this.once(`ready`,()=>{if(t!==this.fd){fs.close(t,e=>{if(e){return this.emit(`error`,e)}})}});openFile(this.file,this)};SonicBoom.prototype.end=function(){if(this.destroyed){throw new Error(`SonicBoom destroyed`)}if(this._opening){this.once(`ready`,()=>{this.end()});return}if(this._ending){return}this._ending=true;if(this._writing){return}if(this._len>0&&this.fd>=0){this._actualWrite()}else{actualClose(this)}};function flushSync(){if(this.destroyed){throw new Error(`SonicBoom destroyed`)}if(this.fd<0){throw new Error(`sonic boom is not ready yet`)}if(!this._writing&&this._writingBuf.length>0){this._bufs.unshift(this._writingBuf);this._writingBuf=``}let e=``;while(this._bufs.length||e.length){if(e.length<=0){e=this._bufs[0]}try{const t=Buffer.isBuffer(e)?fs.writeSync(this.fd,e):fs.writeSync(this.fd,e,`utf8`);const n=releaseWritingBuf(e,this._len,t);e=n.writingBuf;this._len=n.len;if(e.length<=0){this._bufs.shift()}}catch(t){const n=t.code===`EAGAIN`||t.code===`EBUSY`;if(n&&!this.retryEAGAIN(t,e.length,this._len-e.length)){throw t}sleep(BUSY_WRITE_TIMEOUT)}}try{fs.fsyncSync(this.fd)}catch{}}function flushBufferSync(){if(this.destroyed){throw new Error(`SonicBoom destroyed`)}if(this.fd<0){throw new Error(`sonic boom is not ready yet`)}if(!this._writing&&this._writingBuf.length>0){this._bufs.unshift([this._writingBuf]);this._writingBuf=kEmptyBuffer}let e=kEmptyBuffer;while(this._bufs.length||e.length){if(e.length<=0){e=mergeBuf(this._bufs[0],this._lens[0])}try{const t=fs.writeSync(this.fd,e);e=e.subarray(t);this._len=Math.max(this._len-t,0);if(e.length<=0){this._bufs.shift();this._lens.shift()}}catch(t){const n=t.code===`EAGAIN`||t.code===`EBUSY`;if(n&&!this.retryEAGAIN(t,e.length,this._len-e.length)){throw t}sleep(BUSY_WRITE_TIMEOUT)}}}SonicBoom.prototype.destroy=function(){if(this.destroyed){return}actualClose(this)};function actualWrite(){const e=this.release;this._writing=true;this._writingBuf=this._writingBuf.length?this._writingBuf:this._bufs.shift()||``;if(this.sync){try{const t=Buffer.isBuffer(this._writingBuf)?fs.writeSync(this.fd,this._writingBuf):fs.writeSync(this.fd,this._writingBuf,`utf8`);e(null,t)}catch(t){e(t)}}else{fs.write(this.fd,this._writingBuf,e)}}function actualWriteBuffer(){const e=this.release;this._writing=true;this._writingBuf=this._writingBuf.length?this._writingBuf:mergeBuf(this._bufs.shift(),this._lens.shift());if(this.sync){try{const t=fs.writeSync(this.fd,this._writingBuf);e(null,t)}catch(t){e(t)}}else{if(kCopyBuffer){this._writingBuf=Buffer.from(this._writingBuf)}fs.write(this.fd,this._writingBuf,e)}}function actualClose(e){if(e.fd===-1){e.once(`ready`,actualClose.bind(null,e));return}if(e._periodicFlushTimer!==undefined){clearInterval(e._periodicFlushTimer)}e.destroyed=true;e._bufs=[];e._lens=[];assert(typeof e.fd===`number`,`sonic.fd must be a number, got ${typeof e.fd}`);try{fs.fsync(e.fd,closeWrapped)}catch{}function closeWrapped(){if(e.fd!==1&&e.fd!==2){fs.close(e.fd,done)}else{done()}}function done(t){if(t){e.emit(`error`,t);return}if(e._ending&&!e._writing){e.emit(`finish`)}e.emit(`close`)}}SonicBoom.SonicBoom=SonicBoom;SonicBoom.default=SonicBoom;module.exports=SonicBoom;

}),

87123:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(89008);const t=__load__(78411);const n=__load__(62103);const r=`context`;const i=new n.NoopContextManager;const a=Object.freeze({dispose:()=>{}});var o=class ContextAPI{constructor(){this._attachUnsupportedWarned=false}static getInstance(){if(!this._instance)this._instance=new ContextAPI;return this._instance}setGlobalContextManager(n){return e.registerGlobal(r,n,t.DiagAPI.instance())}active(){return this._getContextManager().active()}with(e,t,n,...r){return this._getContextManager().with(e,t,n,...r)}bind(e,t){return this._getContextManager().bind(e,t)}attach(e){const n=this._getContextManager();if(n.attach)return n.attach(e);if(!this._attachUnsupportedWarned){this._attachUnsupportedWarned=true;t.DiagAPI.instance().warn(`The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.`)}return a}_getContextManager(){return e.getGlobal(r)||i}disable(){this._getContextManager().disable();e.unregisterGlobal(r,t.DiagAPI.instance())}};exports.ContextAPI=o;

}),

78411:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(89008);const t=__load__(87960);__load__(55130);const n=__load__(5327);const r=`diag`;var i=class DiagAPI{static instance(){if(!this._instance)this._instance=new DiagAPI;return this._instance}constructor(){function _logProxy(t){return function(...n){const r=e.getGlobal(`diag`);if(!r)return;return r[t](...n)}}const i=this;const setLogger=(t,r={logLevel:60})=>{var a;if(t===i){var o;const e=new Error(`Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation`);i.error((o=e.stack)!==null&&o!==void 0?o:e.message);return false}if(typeof r===`number`)r={logLevel:r};const s=e.getGlobal(`diag`);const c=n.createLogLevelDiagLogger((a=r.logLevel)!==null&&a!==void 0?a:60,t);if(s&&!r.suppressOverrideMessage){var l;const e=(l=new Error().stack)!==null&&l!==void 0?l:`<failed to generate stacktrace>`;s.warn(`Current logger will be overwritten from ${e}`);c.warn(`Current logger will overwrite one already registered from ${e}`)}return e.registerGlobal(`diag`,c,i,true)};i.setLogger=setLogger;i.disable=()=>{e.unregisterGlobal(r,i)};i.createComponentLogger=e=>{return new t.DiagComponentLogger(e)};i.verbose=_logProxy(`verbose`);i.debug=_logProxy(`debug`);i.info=_logProxy(`info`);i.warn=_logProxy(`warn`);i.error=_logProxy(`error`)}};exports.DiagAPI=i;

}),

1535:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(89008);const t=__load__(78411);const n=__load__(30194);const r=`logs`;var i=class LogsAPI{constructor(){this._proxyLoggerProvider=new n.ProxyLoggerProvider}static getInstance(){if(!this._instance)this._instance=new LogsAPI;return this._instance}setGlobalLoggerProvider(n){const i=e.registerGlobal(r,n,t.DiagAPI.instance());if(i)this._proxyLoggerProvider._setDelegate(n);return i}getLoggerProvider(){return e.getGlobal(r)||this._proxyLoggerProvider}getLogger(e,t,n){return this.getLoggerProvider().getLogger(e,t,n)}disable(){e.unregisterGlobal(r,t.DiagAPI.instance());this._proxyLoggerProvider=new n.ProxyLoggerProvider}};exports.e=i;

}),

98001:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(89008);const t=__load__(78411);const n=__load__(64741);const r=`metrics`;var i=class MetricsAPI{constructor(){}static getInstance(){if(!this._instance)this._instance=new MetricsAPI;return this._instance}setGlobalMeterProvider(n){return e.registerGlobal(r,n,t.DiagAPI.instance())}getMeterProvider(){return e.getGlobal(r)||n.NOOP_METER_PROVIDER}getMeter(e,t,n){return this.getMeterProvider().getMeter(e,t,n)}disable(){e.unregisterGlobal(r,t.DiagAPI.instance())}};exports.k=i;

}),

87756:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(89008);const t=__load__(78411);const n=__load__(13771);const r=__load__(42862);const i=__load__(38774);const a=__load__(40577);const o=`propagation`;const s=new i.NoopTextMapPropagator;var c=class PropagationAPI{constructor(){this.createBaggage=n.createBaggage;this.getBaggage=a.getBaggage;this.getActiveBaggage=a.getActiveBaggage;this.setBaggage=a.setBaggage;this.deleteBaggage=a.deleteBaggage}static getInstance(){if(!this._instance)this._instance=new PropagationAPI;return this._instance}setGlobalPropagator(n){return e.registerGlobal(o,n,t.DiagAPI.instance())}inject(e,t,n=r.defaultTextMapSetter){return this._getGlobalPropagator().inject(e,t,n)}extract(e,t,n=r.defaultTextMapGetter){return this._getGlobalPropagator().extract(e,t,n)}fields(){return this._getGlobalPropagator().fields()}disable(){e.unregisterGlobal(o,t.DiagAPI.instance())}_getGlobalPropagator(){return e.getGlobal(o)||s}};exports.R=c;

}),

9721:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(89008);const t=__load__(78411);const n=__load__(23936);const r=__load__(85108);const i=__load__(52157);const a=`trace`;var o=class TraceAPI{constructor(){this._proxyTracerProvider=new i.ProxyTracerProvider;this.wrapSpanContext=r.wrapSpanContext;this.isSpanContextValid=r.isSpanContextValid;this.deleteSpan=n.deleteSpan;this.getSpan=n.getSpan;this.getActiveSpan=n.getActiveSpan;this.getSpanContext=n.getSpanContext;this.setSpan=n.setSpan;this.setSpanContext=n.setSpanContext}static getInstance(){if(!this._instance)this._instance=new TraceAPI;return this._instance}setGlobalTracerProvider(n){const r=e.registerGlobal(a,this._proxyTracerProvider,t.DiagAPI.instance());if(r)this._proxyTracerProvider.setDelegate(n);return r}getTracerProvider(){return e.getGlobal(a)||this._proxyTracerProvider}getTracer(e,t){return this.getTracerProvider().getTracer(e,t)}disable(){e.unregisterGlobal(a,t.DiagAPI.instance());this._proxyTracerProvider=new i.ProxyTracerProvider}};exports.C=o;

}),

40577:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(71806);const t=__load__(87123);const n=e.createContextKey(`OpenTelemetry Baggage Key`);function getBaggage(e){return e.getValue(n)||void 0}function getActiveBaggage(){return getBaggage(t.ContextAPI.getInstance().active())}function setBaggage(e,t){return e.setValue(n,t)}function deleteBaggage(e){return e.deleteValue(n)}exports.deleteBaggage=deleteBaggage;exports.getActiveBaggage=getActiveBaggage;exports.getBaggage=getBaggage;exports.setBaggage=setBaggage;

}),

39503:
((__unused_webpack_module, exports) => {

var e=class BaggageImpl{constructor(e){this._entries=e?new Map(e):new Map}getEntry(e){const t=this._entries.get(e);if(!t)return;return Object.assign({},t)}getAllEntries(){return Array.from(this._entries.entries())}setEntry(e,t){const n=new BaggageImpl(this._entries);n._entries.set(e,t);return n}removeEntry(e){const t=new BaggageImpl(this._entries);t._entries.delete(e);return t}removeEntries(...e){const t=new BaggageImpl(this._entries);for(const n of e)t._entries.delete(n);return t}clear(){return new BaggageImpl}};exports.BaggageImpl=e;

}),

90090:
((__unused_webpack_module, exports) => {

const e=Symbol(`BaggageEntryMetadata`);exports.baggageEntryMetadataSymbol=e;

}),

13771:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(78411);const t=__load__(39503);const n=__load__(90090);const r=e.DiagAPI.instance();function createBaggage(e={}){return new t.BaggageImpl(new Map(Object.entries(e)))}function baggageEntryMetadataFromString(e){if(typeof e!==`string`){r.error(`Cannot create baggage metadata from unknown type: ${typeof e}`);e=``}return{__TYPE__:n.baggageEntryMetadataSymbol,toString(){return e}}}exports.baggageEntryMetadataFromString=baggageEntryMetadataFromString;exports.createBaggage=createBaggage;

}),

6145:
((__unused_webpack_module, exports, __load__) => {

const e=(__load__(87123).ContextAPI).getInstance();exports.context=e;

}),

62103:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(71806);var NoopContextManager=class{active(){return e.ROOT_CONTEXT}with(e,t,n,...r){return t.call(n,...r)}bind(e,t){return t}enable(){return this}disable(){return this}attach(e){return{dispose(){}}}};exports.NoopContextManager=NoopContextManager;

}),

71806:
((__unused_webpack_module, exports) => {

function createContextKey(e){return Symbol.for(e)}const e=new class BaseContext{constructor(e){const t=this;t._currentContext=e?new Map(e):new Map;t.getValue=e=>t._currentContext.get(e);t.setValue=(e,n)=>{const r=new BaseContext(t._currentContext);r._currentContext.set(e,n);return r};t.deleteValue=e=>{const n=new BaseContext(t._currentContext);n._currentContext.delete(e);return n}}};exports.ROOT_CONTEXT=e;exports.createContextKey=createContextKey;

}),

46339:
((__unused_webpack_module, exports, __load__) => {

const e=(__load__(78411).DiagAPI).instance();exports.diag=e;

}),

87960:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(89008);var DiagComponentLogger=class{constructor(e){this._namespace=e.namespace||`DiagComponentLogger`}debug(...e){return logProxy(`debug`,this._namespace,e)}error(...e){return logProxy(`error`,this._namespace,e)}info(...e){return logProxy(`info`,this._namespace,e)}warn(...e){return logProxy(`warn`,this._namespace,e)}verbose(...e){return logProxy(`verbose`,this._namespace,e)}};function logProxy(t,n,r){const i=e.getGlobal(`diag`);if(!i)return;return i[t](n,...r)}exports.DiagComponentLogger=DiagComponentLogger;

}),

65062:
((__unused_webpack_module, exports) => {

const e=[{n:`error`,c:`error`},{n:`warn`,c:`warn`},{n:`info`,c:`info`},{n:`debug`,c:`debug`},{n:`verbose`,c:`trace`}];const t={};if(typeof console!==`undefined`){for(const e of[`error`,`warn`,`info`,`debug`,`trace`,`log`])if(typeof console[e]===`function`)t[e]=console[e]}var DiagConsoleLogger=class{constructor(){function _consoleFunc(e){return function(...n){let r=t[e];if(typeof r!==`function`)r=t[`log`];if(typeof r!==`function`&&console){r=console[e];if(typeof r!==`function`)r=console.log}if(typeof r===`function`)return r.apply(console,n)}}for(let t=0;t<e.length;t++)this[e[t].n]=_consoleFunc(e[t].c)}};exports.DiagConsoleLogger=DiagConsoleLogger;exports._originalConsoleMethods=t;

}),

5327:
((__unused_webpack_module, exports, __load__) => {

__load__(55130);function createLogLevelDiagLogger(e,t){if(e<0)e=0;else if(e>9999)e=9999;t=t||{};function _filterFunc(n,r){const i=t[n];if(typeof i===`function`&&e>=r)return i.bind(t);return function(){}}return{error:_filterFunc(`error`,30),warn:_filterFunc(`warn`,50),info:_filterFunc(`info`,60),debug:_filterFunc(`debug`,70),verbose:_filterFunc(`verbose`,80)}}exports.createLogLevelDiagLogger=createLogLevelDiagLogger;

}),

55130:
((__unused_webpack_module, exports) => {

let e=function(e){e[e[`NONE`]=0]=`NONE`;e[e[`ERROR`]=30]=`ERROR`;e[e[`WARN`]=50]=`WARN`;e[e[`INFO`]=60]=`INFO`;e[e[`DEBUG`]=70]=`DEBUG`;e[e[`VERBOSE`]=80]=`VERBOSE`;e[e[`ALL`]=9999]=`ALL`;return e}({});exports.DiagLogLevel=e;

}),

22127:
((__unused_webpack_module, exports, __load__) => {

Object.defineProperties(exports,{__esModule:{value:true},[Symbol.toStringTag]:{value:`Module`}});const e=__load__(55130);const t=__load__(13771);const n=__load__(71806);const r=__load__(65062);const i=__load__(65422);const a=__load__(97059);const o=__load__(95939);const s=__load__(13700);const c=__load__(42862);const l=__load__(88418);const u=__load__(70165);const d=__load__(85108);const f=__load__(43174);const p=__load__(55016);const m=__load__(92833);const h=__load__(67742);const g=__load__(52157);const _=__load__(71047);const v=__load__(6145);const y=__load__(46339);const b=__load__(64419);const x=__load__(89847);const S=__load__(50434);const C=__load__(635);var w={context:v.context,diag:y.diag,logs:b.logs,metrics:x.metrics,propagation:S.propagation,trace:C.trace};exports.DiagConsoleLogger=r.DiagConsoleLogger;exports.DiagLogLevel=e.DiagLogLevel;exports.INVALID_SPANID=u.INVALID_SPANID;exports.INVALID_SPAN_CONTEXT=u.INVALID_SPAN_CONTEXT;exports.INVALID_TRACEID=u.INVALID_TRACEID;exports.ProxyTracer=f.ProxyTracer;exports.ProxyTracerProvider=g.ProxyTracerProvider;exports.ROOT_CONTEXT=n.ROOT_CONTEXT;exports.SamplingDecision=_.SamplingDecision;exports.SeverityNumber=s.SeverityNumber;exports.SpanKind=p.SpanKind;exports.SpanStatusCode=m.SpanStatusCode;exports.TraceFlags=l.TraceFlags;exports.ValueType=a.ValueType;exports.baggageEntryMetadataFromString=t.baggageEntryMetadataFromString;exports.context=v.context;exports.createContextKey=n.createContextKey;exports.createNoopLogger=o.createNoopLogger;exports.createNoopMeter=i.createNoopMeter;exports.createTraceState=h.createTraceState;exports["default"]=w;exports.defaultTextMapGetter=c.defaultTextMapGetter;exports.defaultTextMapSetter=c.defaultTextMapSetter;exports.diag=y.diag;exports.isSpanContextValid=d.isSpanContextValid;exports.isValidSpanId=d.isValidSpanId;exports.isValidTraceId=d.isValidTraceId;exports.logs=b.logs;exports.metrics=x.metrics;exports.propagation=S.propagation;exports.trace=C.trace;

}),

89008:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(7179);const t=__load__(92501);const n=e.VERSION.split(`.`)[0];const r=Symbol.for(`opentelemetry.js.api.${n}`);const i=typeof globalThis===`object`?globalThis:typeof self===`object`?self:typeof window===`object`?window:typeof global===`object`?global:{};function _makeGlobalApi(){return Object.defineProperty({},"version",{value:e.VERSION,enumerable:true,writable:false,configurable:false})}function registerGlobal(t,n,a,o=false){var s;const c=i[r]=(s=i[r])!==null&&s!==void 0?s:_makeGlobalApi();if(!o&&c[t]){const e=new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${t}`);a.error(e.stack||e.message);return false}if(c.version!==`1.10.0`){const n=new Error(`@opentelemetry/api: Registration of version v${c.version} for ${t} does not match previously registered API v${e.VERSION}`);a.error(n.stack||n.message);return false}c[t]=n;a.debug(`@opentelemetry/api: Registered a global for ${t} v${e.VERSION}.`);return true}let a;function getGlobal(e){const n=i[r];if(n==null)return;if(n!==a){if(!n.version||!t.isCompatible(n.version))return;a=n}return n[e]}function unregisterGlobal(t,n){n.debug(`@opentelemetry/api: Unregistering a global for ${t} v${e.VERSION}.`);const a=i[r];if(a)delete a[t]}exports.getGlobal=getGlobal;exports.registerGlobal=registerGlobal;exports.unregisterGlobal=unregisterGlobal;

}),

92501:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(7179);const t=/^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;function _makeCompatibilityCheck(e){const n=new Set([e]);const r=new Set;const i=e.match(t);if(!i)return()=>false;const a={major:+i[1],minor:+i[2],patch:+i[3],prerelease:i[4]};if(a.prerelease!=null)return function isExactmatch(t){return t===e};function _reject(e){r.add(e);return false}function _accept(e){n.add(e);return true}return function isCompatible(e){if(n.has(e))return true;if(r.has(e))return false;const i=e.match(t);if(!i)return _reject(e);const o={major:+i[1],minor:+i[2],patch:+i[3],prerelease:i[4]};if(o.prerelease!=null)return _reject(e);if(a.major!==o.major)return _reject(e);if(a.major===0){if(a.minor===o.minor&&a.patch<=o.patch)return _accept(e);return _reject(e)}if(a.minor<=o.minor)return _accept(e);return _reject(e)}}const n=_makeCompatibilityCheck(e.VERSION);exports._makeCompatibilityCheck=_makeCompatibilityCheck;exports.isCompatible=n;

}),

64419:
((__unused_webpack_module, exports, __load__) => {

const e=(__load__(1535).e).getInstance();exports.logs=e;

}),

13700:
((__unused_webpack_module, exports) => {

let e=function(e){e[e[`UNSPECIFIED`]=0]=`UNSPECIFIED`;e[e[`TRACE`]=1]=`TRACE`;e[e[`TRACE2`]=2]=`TRACE2`;e[e[`TRACE3`]=3]=`TRACE3`;e[e[`TRACE4`]=4]=`TRACE4`;e[e[`DEBUG`]=5]=`DEBUG`;e[e[`DEBUG2`]=6]=`DEBUG2`;e[e[`DEBUG3`]=7]=`DEBUG3`;e[e[`DEBUG4`]=8]=`DEBUG4`;e[e[`INFO`]=9]=`INFO`;e[e[`INFO2`]=10]=`INFO2`;e[e[`INFO3`]=11]=`INFO3`;e[e[`INFO4`]=12]=`INFO4`;e[e[`WARN`]=13]=`WARN`;e[e[`WARN2`]=14]=`WARN2`;e[e[`WARN3`]=15]=`WARN3`;e[e[`WARN4`]=16]=`WARN4`;e[e[`ERROR`]=17]=`ERROR`;e[e[`ERROR2`]=18]=`ERROR2`;e[e[`ERROR3`]=19]=`ERROR3`;e[e[`ERROR4`]=20]=`ERROR4`;e[e[`FATAL`]=21]=`FATAL`;e[e[`FATAL2`]=22]=`FATAL2`;e[e[`FATAL3`]=23]=`FATAL3`;e[e[`FATAL4`]=24]=`FATAL4`;return e}({});exports.SeverityNumber=e;

}),

95939:
((__unused_webpack_module, exports) => {

var NoopLogger=class{emit(e){}enabled(){return false}};const e=new NoopLogger;function createNoopLogger(){return e}exports.NOOP_LOGGER=e;exports.NoopLogger=NoopLogger;exports.createNoopLogger=createNoopLogger;

}),

23040:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(95939);var NoopLoggerProvider=class{getLogger(t,n,r){return new e.NoopLogger}};const t=new NoopLoggerProvider;exports.NOOP_LOGGER_PROVIDER=t;exports.NoopLoggerProvider=NoopLoggerProvider;

}),

91037:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(95939);var ProxyLogger=class{constructor(e,t,n,r){this._provider=e;this.name=t;this.version=n;this.options=r}emit(e){this._getLogger().emit(e)}enabled(e){return this._getLogger().enabled(e)}_getLogger(){if(this._delegate)return this._delegate;const t=this._provider._getDelegateLogger(this.name,this.version,this.options);if(!t)return e.NOOP_LOGGER;this._delegate=t;return this._delegate}};exports.ProxyLogger=ProxyLogger;

}),

30194:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(23040);const t=__load__(91037);var ProxyLoggerProvider=class{getLogger(e,n,r){var i;return(i=this._getDelegateLogger(e,n,r))!==null&&i!==void 0?i:new t.ProxyLogger(this,e,n,r)}_getDelegate(){var t;return(t=this._delegate)!==null&&t!==void 0?t:e.NOOP_LOGGER_PROVIDER}_setDelegate(e){this._delegate=e}_getDelegateLogger(e,t,n){var r;return(r=this._delegate)===null||r===void 0?void 0:r.getLogger(e,t,n)}};exports.ProxyLoggerProvider=ProxyLoggerProvider;

}),

89847:
((__unused_webpack_module, exports, __load__) => {

const e=(__load__(98001).k).getInstance();exports.metrics=e;

}),

97059:
((__unused_webpack_module, exports) => {

let e=function(e){e[e[`INT`]=0]=`INT`;e[e[`DOUBLE`]=1]=`DOUBLE`;return e}({});exports.ValueType=e;

}),

65422:
((__unused_webpack_module, exports) => {

var NoopMeter=class{constructor(){}createGauge(e,t){return n}createHistogram(e,t){return r}createCounter(e,n){return t}createUpDownCounter(e,t){return i}createObservableGauge(e,t){return o}createObservableCounter(e,t){return a}createObservableUpDownCounter(e,t){return s}addBatchObservableCallback(e,t){}removeBatchObservableCallback(e){}};var NoopMetric=class{};var NoopCounterMetric=class extends NoopMetric{add(e,t){}};var NoopUpDownCounterMetric=class extends NoopMetric{add(e,t){}};var NoopGaugeMetric=class extends NoopMetric{record(e,t){}};var NoopHistogramMetric=class extends NoopMetric{record(e,t){}};var NoopObservableMetric=class{addCallback(e){}removeCallback(e){}};var NoopObservableCounterMetric=class extends NoopObservableMetric{};var NoopObservableGaugeMetric=class extends NoopObservableMetric{};var NoopObservableUpDownCounterMetric=class extends NoopObservableMetric{};const e=new NoopMeter;const t=new NoopCounterMetric;const n=new NoopGaugeMetric;const r=new NoopHistogramMetric;const i=new NoopUpDownCounterMetric;const a=new NoopObservableCounterMetric;const o=new NoopObservableGaugeMetric;const s=new NoopObservableUpDownCounterMetric;function createNoopMeter(){return e}exports.NOOP_COUNTER_METRIC=t;exports.NOOP_GAUGE_METRIC=n;exports.NOOP_HISTOGRAM_METRIC=r;exports.NOOP_METER=e;exports.NOOP_OBSERVABLE_COUNTER_METRIC=a;exports.NOOP_OBSERVABLE_GAUGE_METRIC=o;exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC=s;exports.NOOP_UP_DOWN_COUNTER_METRIC=i;exports.NoopCounterMetric=NoopCounterMetric;exports.NoopGaugeMetric=NoopGaugeMetric;exports.NoopHistogramMetric=NoopHistogramMetric;exports.NoopMeter=NoopMeter;exports.NoopMetric=NoopMetric;exports.NoopObservableCounterMetric=NoopObservableCounterMetric;exports.NoopObservableGaugeMetric=NoopObservableGaugeMetric;exports.NoopObservableMetric=NoopObservableMetric;exports.NoopObservableUpDownCounterMetric=NoopObservableUpDownCounterMetric;exports.NoopUpDownCounterMetric=NoopUpDownCounterMetric;exports.createNoopMeter=createNoopMeter;

}),

64741:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(65422);var NoopMeterProvider=class{getMeter(t,n,r){return e.NOOP_METER}};const t=new NoopMeterProvider;exports.NOOP_METER_PROVIDER=t;exports.NoopMeterProvider=NoopMeterProvider;

}),

50434:
((__unused_webpack_module, exports, __load__) => {

const e=(__load__(87756).R).getInstance();exports.propagation=e;

}),

38774:
((__unused_webpack_module, exports) => {

var NoopTextMapPropagator=class{inject(e,t){}extract(e,t){return e}fields(){return[]}};exports.NoopTextMapPropagator=NoopTextMapPropagator;

}),

42862:
((__unused_webpack_module, exports) => {

const e={get(e,t){if(e==null)return;return e[t]},keys(e){if(e==null)return[];return Object.keys(e)}};const t={set(e,t,n){if(e==null)return;e[t]=n}};exports.defaultTextMapGetter=e;exports.defaultTextMapSetter=t;

}),

635:
((__unused_webpack_module, exports, __load__) => {

const e=(__load__(9721).C).getInstance();exports.trace=e;

}),

1413:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(70165);var NonRecordingSpan=class{constructor(t=e.INVALID_SPAN_CONTEXT){this._spanContext=t}spanContext(){return this._spanContext}setAttribute(e,t){return this}setAttributes(e){return this}addEvent(e,t){return this}addLink(e){return this}addLinks(e){return this}setStatus(e){return this}updateName(e){return this}end(e){}isRecording(){return false}recordException(e,t){}};exports.NonRecordingSpan=NonRecordingSpan;

}),

41256:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(87123);const t=__load__(1413);const n=__load__(23936);const r=__load__(85108);const i=e.ContextAPI.getInstance();var NoopTracer=class{startSpan(e,a,o=i.active()){if(Boolean(a===null||a===void 0?void 0:a.root))return new t.NonRecordingSpan;const s=o&&n.getSpanContext(o);if(isSpanContext(s)&&r.isSpanContextValid(s))return new t.NonRecordingSpan(s);else return new t.NonRecordingSpan}startActiveSpan(e,t,r,a){var o;let s;let c;let l;if(arguments.length<2)return;else if(arguments.length===2)l=t;else if(arguments.length===3){s=t;l=r}else{s=t;c=r;l=a}const u=(o=c)!==null&&o!==void 0?o:i.active();const d=this.startSpan(e,s,u);const f=n.setSpan(u,d);return i.with(f,l,void 0,d)}};function isSpanContext(e){return e!==null&&typeof e===`object`&&`spanId`in e&&typeof e[`spanId`]===`string`&&`traceId`in e&&typeof e[`traceId`]===`string`&&`traceFlags`in e&&typeof e[`traceFlags`]===`number`}exports.NoopTracer=NoopTracer;

}),

5391:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(41256);var NoopTracerProvider=class{getTracer(t,n,r){return new e.NoopTracer}};exports.b=NoopTracerProvider;

}),

43174:
((__unused_webpack_module, exports, __load__) => {

const e=new(__load__(41256).NoopTracer);var ProxyTracer=class{constructor(e,t,n,r){this._provider=e;this.name=t;this.version=n;this.options=r}startSpan(e,t,n){return this._getTracer().startSpan(e,t,n)}startActiveSpan(e,t,n,r){const i=this._getTracer();return Reflect.apply(i.startActiveSpan,i,arguments)}_getTracer(){if(this._delegate)return this._delegate;const t=this._provider.getDelegateTracer(this.name,this.version,this.options);if(!t)return e;this._delegate=t;return this._delegate}};exports.ProxyTracer=ProxyTracer;

}),

52157:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(43174);const t=new(__load__(5391).b);var ProxyTracerProvider=class{getTracer(t,n,r){var i;return(i=this.getDelegateTracer(t,n,r))!==null&&i!==void 0?i:new e.ProxyTracer(this,t,n,r)}getDelegate(){var e;return(e=this._delegate)!==null&&e!==void 0?e:t}setDelegate(e){this._delegate=e}getDelegateTracer(e,t,n){var r;return(r=this._delegate)===null||r===void 0?void 0:r.getTracer(e,t,n)}};exports.ProxyTracerProvider=ProxyTracerProvider;

}),

71047:
((__unused_webpack_module, exports) => {

let e=function(e){e[e[`NOT_RECORD`]=0]=`NOT_RECORD`;e[e[`RECORD`]=1]=`RECORD`;e[e[`RECORD_AND_SAMPLED`]=2]=`RECORD_AND_SAMPLED`;return e}({});exports.SamplingDecision=e;

}),

23936:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(71806);const t=__load__(87123);const n=__load__(1413);const r=e.createContextKey(`OpenTelemetry Context Key SPAN`);function getSpan(e){return e.getValue(r)||void 0}function getActiveSpan(){return getSpan(t.ContextAPI.getInstance().active())}function setSpan(e,t){return e.setValue(r,t)}function deleteSpan(e){return e.deleteValue(r)}function setSpanContext(e,t){return setSpan(e,new n.NonRecordingSpan(t))}function getSpanContext(e){var t;return(t=getSpan(e))===null||t===void 0?void 0:t.spanContext()}exports.deleteSpan=deleteSpan;exports.getActiveSpan=getActiveSpan;exports.getSpan=getSpan;exports.getSpanContext=getSpanContext;exports.setSpan=setSpan;exports.setSpanContext=setSpanContext;

}),

5812:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(76759);const t=32;const n=512;const r=`,`;const i=`=`;var a=class TraceStateImpl{constructor(e){this._internalState=new Map;if(e)this._parse(e)}set(e,r){const i=this._internalState.get(e);let a=this.serialize().length;if(typeof i===`string`)a+=r.length-i.length;else{if(this._internalState.size>=t)return this;a+=e.length+r.length+(this._internalState.size>0?2:1)}if(a>n)return this;const o=this._clone();if(o._internalState.has(e))o._internalState.delete(e);o._internalState.set(e,r);return o}unset(e){const t=this._clone();t._internalState.delete(e);return t}get(e){return this._internalState.get(e)}serialize(){return Array.from(this._internalState.keys()).reduceRight((e,t)=>{e.push(t+i+this.get(t));return e},[]).join(r)}_parse(a){if(a.length>n)return;this._internalState=a.split(r).reduceRight((t,n)=>{const r=n.trim();const a=r.indexOf(i);if(a!==-1){const i=r.slice(0,a);const o=r.slice(a+1,n.length);if(e.validateKey(i)&&e.validateValue(o))t.set(i,o)}return t},new Map);if(this._internalState.size>t)this._internalState=new Map(Array.from(this._internalState.entries()).reverse().slice(0,t))}_keys(){return Array.from(this._internalState.keys()).reverse()}_clone(){const e=new TraceStateImpl;e._internalState=new Map(this._internalState);return e}};exports.TraceStateImpl=a;

}),

76759:
((__unused_webpack_module, exports) => {

const e=`[_0-9a-z-*/]`;const t=new RegExp(`^(?:${`[a-z]${e}{0,255}`}|${`[a-z0-9]${e}{0,240}@[a-z]${e}{0,13}`})$`);const n=/^[ -~]{0,255}[!-~]$/;const r=/,|=/;function validateKey(e){return t.test(e)}function validateValue(e){return n.test(e)&&!r.test(e)}exports.validateKey=validateKey;exports.validateValue=validateValue;

}),

67742:
((__unused_webpack_module, exports, __load__) => {

const e=__load__(5812);function createTraceState(t){return new e.TraceStateImpl(t)}exports.createTraceState=createTraceState;

}),

70165:
((__unused_webpack_module, exports, __load__) => {

__load__(88418);const e=`0000000000000000`;const t=`00000000000000000000000000000000`;const n={traceId:t,spanId:e,traceFlags:0};exports.INVALID_SPANID=e;exports.INVALID_SPAN_CONTEXT=n;exports.INVALID_TRACEID=t;

}),

55016:
((__unused_webpack_module, exports) => {

let e=function(e){e[e[`INTERNAL`]=0]=`INTERNAL`;e[e[`SERVER`]=1]=`SERVER`;e[e[`CLIENT`]=2]=`CLIENT`;e[e[`PRODUCER`]=3]=`PRODUCER`;e[e[`CONSUMER`]=4]=`CONSUMER`;return e}({});exports.SpanKind=e;

}),

85108:
((__unused_webpack_module, exports, __load__) => {

__load__(70165);const e=__load__(1413);const t=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1]);function isValidHex(e,n){if(typeof e!==`string`||e.length!==n)return false;let r=0;for(let n=0;n<e.length;n+=4)r+=(t[e.charCodeAt(n)]|0)+(t[e.charCodeAt(n+1)]|0)+(t[e.charCodeAt(n+2)]|0)+(t[e.charCodeAt(n+3)]|0);return r===n}function isValidTraceId(e){return isValidHex(e,32)&&e!==`00000000000000000000000000000000`}function isValidSpanId(e){return isValidHex(e,16)&&e!==`0000000000000000`}function isSpanContextValid(e){return isValidTraceId(e.traceId)&&isValidSpanId(e.spanId)}function wrapSpanContext(t){return new e.NonRecordingSpan(t)}exports.isSpanContextValid=isSpanContextValid;exports.isValidSpanId=isValidSpanId;exports.isValidTraceId=isValidTraceId;exports.wrapSpanContext=wrapSpanContext;

}),

92833:
((__unused_webpack_module, exports) => {

let e=function(e){e[e[`UNSET`]=0]=`UNSET`;e[e[`OK`]=1]=`OK`;e[e[`ERROR`]=2]=`ERROR`;return e}({});exports.SpanStatusCode=e;

}),

88418:
((__unused_webpack_module, exports) => {

let e=function(e){e[e[`NONE`]=0]=`NONE`;e[e[`SAMPLED`]=1]=`SAMPLED`;return e}({});exports.TraceFlags=e;

}),

7179:
((__unused_webpack_module, exports) => {

const e=`1.10.0`;exports.VERSION=e;

}),


93122:
((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"name":"thread-stream","version":"4.2.1","description":"A streaming way to send data to a Node.js Worker Thread","main":"index.js","types":"index.d.ts","engines":{"node":">=20"},"dependencies":{"real-require":"^1.0.0"},"devDependencies":{"@types/node":"^26.1.1","@yao-pkg/pkg":"^6.0.0","borp":"^1.0.0","desm":"^1.3.0","eslint":"^9.39.1","fastbench":"^1.0.1","neostandard":"^0.13.0","pino-elasticsearch":"^9.0.0","sonic-boom":"^5.0.0","ts-node":"^10.8.0","tsd":"^0.33.0","typescript":"~5.7.3"},"scripts":{"build":"tsc --noEmit","lint":"eslint","test":"npm run lint && npm run build && npm run test:types && npm run transpile && borp --expose-gc --pattern \\"test/*.test.{js,mjs}\\"","test:ci":"npm run lint && npm run test:types && npm run transpile && borp --expose-gc --pattern \\"test/*.test.{js,mjs}\\"","test:types":"tsd","test:yarn":"npm run transpile && borp --expose-gc --pattern \\"test/*.test.js\\"","transpile":"sh ./test/ts/transpile.sh"},"tsd":{"directory":"test/types"},"repository":{"type":"git","url":"git+https://github.com/mcollina/thread-stream.git"},"keywords":["worker","thread","threads","stream"],"author":"Matteo Collina <hello@matteocollina.com>","license":"MIT","bugs":{"url":"https://github.com/mcollina/thread-stream/issues"},"homepage":"https://github.com/mcollina/thread-stream#readme"}');

})

};
